package toolserver

import (
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestPerfZ(t *testing.T) {
	a := newAgent(t, nil)
	c := exec.Command("bash", "-c", "for i in $(seq 5000); do mkdir -p m/$((i%70))/d$i; done; for d in m/*/*; do (cd $d; : > 1; : > 2; : > 3; : > 4; : > 5; : > 6; : > 7; : > 8; : > 9); done")
	c.Dir = a.project
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatal(string(out))
	}
	for range 6 {
		var x, y syscall.Rusage
		syscall.Getrusage(syscall.RUSAGE_SELF, &x)
		s := time.Now()
		a.call("Bash", command("true"))
		syscall.Getrusage(syscall.RUSAGE_SELF, &y)
		t.Log(time.Since(s), time.Duration(y.Utime.Nano()+y.Stime.Nano()-x.Utime.Nano()-x.Stime.Nano()))
	}
}
func TestHonestZ(t *testing.T) {
	a := newAgent(t, nil)
	for _, c := range []string{
		"export HOME=$PWD/h GIT_AUTHOR_NAME=n GIT_AUTHOR_EMAIL=e GIT_COMMITTER_NAME=n GIT_COMMITTER_EMAIL=e; mkdir -p h g; cd g; git init -q -b main; for i in 1 2 3; do echo $i > f$i; git add .; git commit -qm $i; done; git rebase -q -x true HEAD~2; git worktree add -q ../w; git clone -q --depth 1 file://$PWD ../sh; git sparse-checkout set --cone x; git config extensions.worktreeConfig true; git stash list; git tag t; git config commit.gpgsign false; git config merge.conflictstyle diff3; git config rerere.enabled true; git maintenance run -q; git lfs version; git submodule -q status; git config branch.main.rebase true; git branch --set-upstream-to=w main; git clone -q --filter=blob:none file://$PWD ../pc; git clone -q --recurse-submodules file://$PWD ../rs; git remote add up https://e.org/x; git config remote.up.pushurl git@e.org:x; git format-patch -q -1; git notes add -m x; git bundle create -q ../b HEAD; git clone -q ../b ../bc; git init -q --bare --shared ../sb.git; cat .git/config",
		"python3 -m venv --without-pip v; echo; ls v",
		"mkdir -p n; cd n; echo '{\"name\":\"x\",\"version\":\"1.0.0\",\"scripts\":{\"a\":\"true\"}}' > package.json; HOME=$PWD/../h npm_config_cache=$PWD/../nc npm install --offline --no-audit --no-fund 2>&1; HOME=$PWD/../h npm run a 2>&1 | tail -3",
		"mkdir -p go; cd go; printf 'module x\\ngo 1.21\\n' > go.mod; printf 'package main\\nfunc main(){}\\n' > main.go; HOME=$PWD/../h GOFLAGS=-mod=mod GOCACHE=$PWD/../gc GOTOOLCHAIN=local /usr/local/go/bin/go build -o x . 2>&1 || go build -o x . 2>&1",
		"which cargo && mkdir -p c && cd c && cargo init -q --name x . && cargo build -q 2>&1",
	} {
		got := textOf(a.result("Bash", command(c)))
		if strings.Contains(got, "holds settings") {
			t.Error(got)
		} else {
			t.Log(got)
		}
	}
}
