// Package version names this build.
package version

// Version equals the one in package.json: the controller refuses a helper of another version. A test compares
// them.
const Version = "0.1.0"
