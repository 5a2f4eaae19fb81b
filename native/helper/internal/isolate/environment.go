package isolate

import "strings"

// commandVariable begins the name of each variable of the command while this program runs: as root, with an environment
// that a user may have chosen, in which Go's runtime would obey GODEBUG and the like.
const commandVariable = "NETMON_COMMAND_"

// commandEnvironment returns the command's environment.
func commandEnvironment(own []string) []string {
	var environment []string
	for _, entry := range own {
		if variable, found := strings.CutPrefix(entry, commandVariable); found {
			environment = append(environment, variable)
		}
	}
	return environment
}
