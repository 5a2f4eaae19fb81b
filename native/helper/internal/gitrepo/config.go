package gitrepo

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"regexp"
	"slices"
	"strings"
)

// git runs programs that many keys name, and each version adds some (git-config(1)). So the keys that start nothing are
// listed, and every other one counts as a program. The reader takes a strict part of git's syntax: what it cannot read
// counts as a program too, because git might read it.

// MaxConfig is the largest size of a configuration that is read.
const MaxConfig = 256 << 10

// harmless has the sections in which no key names a program, and of the others the keys that do not.
var harmless = map[string][]string{
	"advice": nil, "author": nil, "blame": nil, "branch": nil, "checkout": nil, "clone": nil, "color": nil, "column": nil,
	"commit": nil, "committer": nil, "extensions": nil, "feature": nil, "fetch": nil, "i18n": nil, "index": nil,
	"log": nil, "maintenance": nil, "pack": nil, "pull": nil, "push": nil, "rerere": nil, "stash": nil,
	"status": nil, "tag": nil, "transfer": nil, "url": nil, "user": nil, "versionsort": nil, "worktree": nil,
	"core": {"abbrev", "attributesfile", "autocrlf", "bare", "bigfilethreshold", "checkstat", "commentchar", "commitgraph", "compression", "eol",
		"excludesfile", "filemode", "hidedotfiles", "ignorecase", "logallrefupdates", "longpaths", "loosecompression",
		"multipackindex", "precomposeunicode", "preloadindex", "quotepath", "repositoryformatversion", "safecrlf",
		"sharedrepository", "sparsecheckout", "sparsecheckoutcone", "splitindex", "symlinks", "trustctime", "untrackedcache",
		"whitespace", "worktree"},
	"credential": {"username", "usehttppath"},
	"diff": {"algorithm", "autorefreshindex", "colormoved", "colormovedws", "context", "dirstat", "ignoresubmodules",
		"indentheuristic", "interhunkcontext", "mnemonicprefix", "noprefix", "renamelimit", "renames", "submodule", "wserrorhighlight"},
	"gc": {"aggressivedepth", "aggressivewindow", "auto", "autodetach", "autopacklimit", "cruftpacks", "packrefs", "pruneexpire",
		"reflogexpire", "reflogexpireunreachable", "worktreepruneexpire", "writecommitgraph"},
	"http": {"cookiefile", "curloptresolve", "delegation", "emptyauth", "extraheader", "followredirects", "lowspeedlimit", "lowspeedtime",
		"maxrequests", "minsessions", "noepsv", "pinnedpubkey", "postbuffer", "proactiveauth", "proxy", "proxyauthmethod",
		"proxysslcainfo", "proxysslcert", "proxysslkey", "schannelcheckrevoke", "schannelusesslcainfo", "sslbackend", "sslcainfo",
		"sslcapath", "sslcert", "sslcipherlist", "sslkey", "ssltry", "sslverify", "sslversion", "useragent", "version"},
	"init": {"defaultbranch", "defaultobjectformat"},
	"lfs":  {"access", "locksverify", "repositoryformatversion", "url"},
	"merge": {"autostash", "branchdesc", "conflictstyle", "defaulttoupstream", "directoryrenames", "ff", "log", "renamelimit",
		"renames", "stat", "suppressdest", "verifysignatures"},
	"receive": {"autogc", "denycurrentbranch", "denydeletecurrent", "denydeletes", "denynonfastforwards", "fsckobjects"},
	"rebase": {"abbreviatecommands", "autosquash", "autostash", "backend", "forkpoint", "maxlabellength", "missingcommitscheck", "rebasemerges",
		"reschedulefailedexec", "stat", "updaterefs"}, // instructionformat may hold lines of the to-do list, as `%nexec`
	"remote": {"fetch", "followremotehead", "gh-resolved", "mirror", "partialclonefilter", "promisor", "prune", "prunetags", "push",
		"pushdefault", "pushurl", "skipdefaultupdate", "skipfetchall", "tagopt", "url"},
	"submodule": {"active", "alternateerrorstrategy", "alternatelocation", "branch", "fetchjobs", "fetchrecursesubmodules", "ignore",
		"propagatebranches", "recurse", "url"},
}

// usual are values of other keys that start nothing, or the program that its own installation names.
var usual = map[string][]string{
	"core.fsmonitor":      {"true", "false"},
	"core.hookspath":      {"/dev/null"},
	"filter.lfs.clean":    {"git-lfs clean -- %f"},
	"filter.lfs.smudge":   {"git-lfs smudge -- %f", "git-lfs smudge --skip -- %f"},
	"filter.lfs.process":  {"git-lfs filter-process", "git-lfs filter-process --skip"},
	"filter.lfs.required": {"true", "false"},
}

// urls are keys that may have a URL, of any remote, branch or submodule.
var urls = []string{"remote.url", "remote.pushurl", "remote.pushdefault", "branch.remote", "branch.pushremote", "submodule.url", "lfs.url"}

// updates are the values of submodule.*.update that are no command.
var updates = []string{"checkout", "rebase", "merge", "none"}

var (
	sectionLine = regexp.MustCompile(`^\[([A-Za-z0-9-]+)(?:[ \t]+"((?:[^"\\\n]|\\.)*)")?\][ \t]*(?:[#;].*)?$`)
	keyLine     = regexp.MustCompile(`^([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=[ \t]*(.*?))?[ \t]*$`)
)

// programs returns what a configuration makes git run, one text for each key; nil: nothing. A tree of files in which git
// must not work counts as one: git would write there what the repository has, such as a shell's start file.
func programs(content []byte, leads func(worktree string) bool) []string {
	unclear := func() []string {
		sum := sha256.Sum256(content)
		return []string{"config " + hex.EncodeToString(sum[:])}
	}
	if bytes.IndexByte(content, 0) >= 0 {
		return unclear()
	}
	var found []string
	section, sub := "", ""
	for line := range strings.SplitSeq(strings.TrimPrefix(string(content), "\uFEFF"), "\n") {
		line = strings.Trim(strings.TrimSuffix(line, "\r"), " \t")
		if line == "" || line[0] == '#' || line[0] == ';' {
			continue
		}
		if parts := sectionLine.FindStringSubmatch(line); parts != nil {
			section, sub = strings.ToLower(parts[1]), parts[2]
			if section == "url" && (namesHelper(sub) || beginsHelper.MatchString(sub)) {
				found = append(found, "config "+line)
			}
			continue
		}
		parts := keyLine.FindStringSubmatch(line)
		if parts == nil || section == "" || strings.HasSuffix(line, `\`) { // which goes on in the next line
			return unclear()
		}
		if key := strings.ToLower(parts[1]); !startsNothing(section, sub, key, parts[2], leads) {
			found = append(found, strings.Join([]string{"config " + section, sub, key, parts[2]}, "\x00"))
		}
	}
	return found
}

func startsNothing(section, sub, key, value string, leads func(string) bool) bool {
	keys, listed := harmless[section]
	value = strings.ReplaceAll(value, `"`, "") // git drops them wherever they are
	switch {
	case section == "submodule" && key == "update":
		return slices.Contains(updates, value)
	case slices.Contains(urls, name(section, "", key)) && namesHelper(value):
		return false
	case section == "core" && key == "worktree" && leads != nil:
		return !strings.ContainsAny(value, "\\#;") && leads(value)
	case sub != "" && (section == "diff" || section == "merge"): // drivers
		return false
	case listed && (keys == nil || slices.Contains(keys, key)):
		return true
	}
	return slices.Contains(usual[name(section, sub, key)], value)
}

func name(section, sub, key string) string {
	if sub != "" {
		section += "." + sub
	}
	return section + "." + key
}

// beginsHelper matches a base of `insteadOf` with which the rest of a URL can become HELPER::ADDRESS.
var beginsHelper = regexp.MustCompile(`^[A-Za-z0-9+.-]*:?$`)

// namesHelper reports whether a URL may name the program that reaches it: HELPER::ADDRESS.
func namesHelper(url string) bool {
	helper, _, found := strings.Cut(url, "::")
	return found && !strings.ContainsAny(helper, "/[") || strings.Contains(url, `\`)
}
