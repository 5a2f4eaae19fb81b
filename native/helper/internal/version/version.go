// Package version contains the version of this build.
package version

// Version equals the one in package.json: the controller refuses a helper with another version. A test compares
// them.
const Version = "0.1.0"
