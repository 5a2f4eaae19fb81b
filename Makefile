# netmon: build, test and demonstrate. `make help` lists the targets.
SHELL := /bin/bash
.DEFAULT_GOAL := build
.DELETE_ON_ERROR:

# the Node.js of this checkout comes before the machine's, which may be too old
NODE := build/node/bin/node
export PATH := $(CURDIR)/build/node/bin:$(PATH)

BPF_SOURCES := $(wildcard bpf/*)
GO_SOURCES := $(shell find native/helper -name '*.go' -not -name '*_bpfel.go' -not -name '*.pb.go' 2>/dev/null) native/helper/go.mod $(wildcard proto/*.proto)
ADDON_SOURCES := $(wildcard native/addon/*.cc native/addon/*.h native/addon/build.sh)
SHIM_SOURCES := $(wildcard native/shim/*)
TS_SOURCES := $(shell find src deploy/package -name '*.ts' -o -path 'src/page/*' -o -name '*.cjs' -o -name '*.mjs') package.json
MESSAGES := src/kernel/helper/messages.ts
RECEIVER := test/export/otlp-receiver/build/otlp-receiver
VECTORS := test/kernel/vectors/vectors
AGENTS := test/agents/node_modules/.package-lock.json
PEERS := test/peers/programs/node_modules/.package-lock.json
SANDBOXES := test/sandboxes/node_modules/.package-lock.json
NODES := test/node/node_modules/.package-lock.json
PYTHON_CLIENTS := test/llm/differential/python/build/venv/.installed
BENCH_PEERS := $(addprefix test/bench/peers/,node_modules/.package-lock.json build/venv/.installed build/thv)
OCSF_SCHEMA := test/export/build/ocsf-1.8.0.json
GO_CLIENTS := test/llm/differential/go/build/reader
GVISOR := test/containers/gvisor/build/runsc
RESOLVED := test/e2e/lookups/build/systemd-resolved
PLUGINS := examples/plugins/awf-plugin-words/awf-plugin-words examples/plugins/awf-plugin-clock/node_modules/.package-lock.json
NODE_ARCH := $(shell node -p process.arch)
VERSION := $(shell node -p 'require("./package.json").version')
PACKAGE := dist/netmon-$(VERSION)-linux-$(NODE_ARCH).tgz
NFPM := deploy/package/nfpm/build/nfpm
BUILT := dist/netmon $(addprefix dist/native/,netmon-bpf netmon-tools netmon-shim netmon_addon.node)
FOREIGN := $(filter-out $(NODE_ARCH),x64 arm64)
FOREIGN_PARTS := $(foreach arch,$(FOREIGN),$(addprefix dist/native/linux-$(arch)/,netmon-bpf netmon-tools netmon-shim netmon_addon.node rg))
VITEST = NETMON_PROGRAM=$(CURDIR)/dist/netmon NETMON_PACKAGE=$(CURDIR)/dist/netmon.container.tgz bash test/setup/open-path.sh npx vitest run
# as the programs are built: with cgo each thread of a test takes 8 MiB of its limits
GO_TESTS = cd native/helper && go vet ./... && CGO_ENABLED=0 bash ../requirements.sh run go test -count=1 ./...
GO_BUILD := CGO_ENABLED=0 go build -trimpath -buildvcs=false -ldflags='-s -w -buildid='

.PHONY: help setup build man pack release image release-check schema demo test-parts test test-more-parts test-more setup-more test-containers lint fmt fresh check sanitizers check-node bench bench-compare eval-detection fit-detection test-kernels test-oldest-kernel test-kubernetes test-systemd outside outside-offers outdated clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

setup: ## install what is missing: Debian packages and npm modules (as root)
	@bash native/requirements.sh

$(NODE): native/node.sh test/node/package-lock.json
	@bash native/node.sh build/node

node_modules/.package-lock.json: package-lock.json | $(NODE)
	npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

build: $(BUILT) ## build everything into dist/

$(MESSAGES): proto/helper.proto tools/helper-messages.ts | node_modules/.package-lock.json
	node --import tsx tools/helper-messages.ts > $@

dist/netmon: node_modules/.package-lock.json $(TS_SOURCES) $(MESSAGES) src/cli/launcher.js
	node --import tsx deploy/package/bundle.ts dist
	install -D -m 0644 package.json dist/package.json
	install -D -m 0755 node_modules/@vscode/ripgrep-linux-$(NODE_ARCH)/bin/rg dist/native/rg
	@# also where it is the machine's: by sudo and in a server's environment, no other PATH finds it
	@ln -sfn ../../$(NODE) dist/native/node
	install -D -m 0755 src/cli/launcher.js $@

dist/native/netmon-bpf: $(BPF_SOURCES) $(GO_SOURCES)
	cd native/helper && go generate ./... && $(GO_BUILD) -o ../../$@ .

dist/native/netmon-tools: dist/native/netmon-bpf # which generates code
	cd native/helper && $(GO_BUILD) -o ../../$@ ./tools

dist/native/netmon_addon.node: node_modules/.package-lock.json $(ADDON_SOURCES)
	sh native/addon/build.sh $(NODE_ARCH) $@

dist/native/netmon-shim: $(SHIM_SOURCES)
	sh native/shim/build.sh $(NODE_ARCH) $@

dist/native/linux-%/netmon-bpf: dist/native/netmon-bpf
	cd native/helper && GOOS=linux GOARCH=$(patsubst x64,amd64,$*) $(GO_BUILD) -o ../../$@ .

dist/native/linux-%/netmon-tools: dist/native/netmon-tools
	cd native/helper && GOOS=linux GOARCH=$(patsubst x64,amd64,$*) $(GO_BUILD) -o ../../$@ ./tools

dist/native/linux-%/netmon_addon.node: node_modules/.package-lock.json $(ADDON_SOURCES)
	@bash native/requirements.sh cross-$*
	sh native/addon/build.sh $* $@

dist/native/linux-%/netmon-shim: $(SHIM_SOURCES)
	@bash native/requirements.sh cross-$*
	sh native/shim/build.sh $* $@

dist/native/linux-%/rg: package-lock.json deploy/package/locked-file.sh
	bash deploy/package/locked-file.sh @vscode/ripgrep-linux-$* bin/rg $@

man: node_modules/.package-lock.json ## the manual, one page for each command: dist/man/netmon.1
	node --import tsx deploy/package/man-pages.ts dist/man

pack: build ## the npm package for this machine's architecture, which needs no compiler: dist/netmon-VERSION-linux-ARCH.tgz
	bash deploy/package/pack.sh $(PACKAGE) $(NODE_ARCH)
	@ls -l $(PACKAGE)

$(NFPM): deploy/package/nfpm/go.mod deploy/package/nfpm/go.sum
	cd $(<D) && $(GO_BUILD) -o build/nfpm github.com/goreleaser/nfpm/v2/cmd/nfpm

release: build $(FOREIGN_PARTS) $(NFPM) ## npm packages, .deb, .rpm and single files for x64 and arm64, checksums: SIGNING_KEY=FILE
	SIGNING_KEY='$(SIGNING_KEY)' bash deploy/package/release.sh dist/release $(NFPM)
	@ls -l dist/release

release-check: setup ## a release twice, compared, installed, upgraded and run, with the README alone too; arm64 under emulation (as root)
	@bash native/requirements.sh emulation
	@bash native/requirements.sh fresh
	@bash native/requirements.sh browser
	bash deploy/package/release-check.sh dist/release

$(AGENTS): test/agents/package-lock.json | $(NODE)
	npm ci --prefix test/agents --no-audit --no-fund
	@touch $@

$(PEERS) $(SANDBOXES) $(NODES) test/bench/peers/node_modules/.package-lock.json: %/node_modules/.package-lock.json: %/package-lock.json | $(NODE)
	npm ci --prefix $* --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(PYTHON_CLIENTS) test/bench/peers/build/venv/.installed: %/build/venv/.installed: %/requirements.txt
	rm -rf $(@D)
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	@touch $@

test/bench/peers/build/thv: test/bench/peers/go.mod test/bench/peers/go.sum
	cd test/bench/peers && $(GO_BUILD) -o build/thv github.com/stacklok/toolhive/cmd/thv

$(GVISOR): test/containers/gvisor/go.mod test/containers/gvisor/go.sum
	cd $(<D) && $(GO_BUILD) -o build/runsc gvisor.dev/gvisor/runsc

$(RESOLVED): test/e2e/lookups/fetch-resolved.sh
	bash $< $(@D)

$(OCSF_SCHEMA): test/export/ocsf-schema.py test/export/requirements.txt
	rm -rf $(@D)
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --no-deps -r test/export/requirements.txt
	$(@D)/bin/python3 $< > $@

$(GO_CLIENTS): $(wildcard test/llm/differential/go/*.go) test/llm/differential/go/go.mod test/llm/differential/go/go.sum
	cd $(<D) && $(GO_BUILD) -o build/reader .

examples/plugins/awf-plugin-words/awf-plugin-words: $(wildcard examples/plugins/awf-plugin-words/*.go examples/plugins/awf-plugin-words/go.*) proto/plugin.proto
	cd $(@D) && go generate ./... && CGO_ENABLED=0 go build .

examples/plugins/awf-plugin-clock/node_modules/.package-lock.json: examples/plugins/awf-plugin-clock/package-lock.json proto/plugin.proto
	npm ci --prefix examples/plugins/awf-plugin-clock --ignore-scripts --no-audit --no-fund --loglevel=error
	cp proto/plugin.proto examples/plugins/awf-plugin-clock/
	@touch $@

# its modules are there then: tests reach this machine alone
$(RECEIVER): $(wildcard test/export/otlp-receiver/*.go test/export/otlp-receiver/go.*)
	cd test/export/otlp-receiver && go build -buildvcs=false -o build/otlp-receiver .

$(VECTORS): $(wildcard test/kernel/vectors/*.c test/kernel/vectors/*.h)
	$(MAKE) -C test/kernel/vectors

schema: node_modules/.package-lock.json ## write docs/schema, and the pages that are made from code, anew
	npx tsx src/config/write-json-schema.ts
	npx tsx test/e2e/write-event-schema.ts
	npx tsx tools/docs/write.ts

demo: setup build ## watch a real MCP client in a session: observe, then enforce (as root)
	@bash native/requirements.sh run node --import tsx test/demo/demo.ts

test-containers: setup build dist/netmon.container.tgz $(GVISOR) ## agent and sidecar in real containers, with podman and runc; part of `make test-more` (as root)
	$(VITEST) test/containers

image: dist/netmon.container.tgz ## the sidecar's image, with podman or docker: BASE=IMAGE TAG=netmon
	$(or $(shell command -v podman),docker) build -f deploy/container/Containerfile --build-arg PACKAGE=$(<F) $(if $(BASE),--build-arg BASE=$(BASE)) -t $(or $(TAG),netmon:$(VERSION)) dist

dist/netmon.container.tgz: $(BUILT) LICENSE $(wildcard *.md) $(shell find docs deploy -type f) # for this machine alone
	bash deploy/package/pack.sh $@ $(NODE_ARCH)

# compilers, npm and pip: each waits for something else
test-parts: build dist/netmon.container.tgz $(VECTORS) $(RECEIVER) $(NODES) $(OCSF_SCHEMA)

test: setup ## the tests on the real kernel (as root)
	@$(MAKE) -j4 --output-sync test-parts
	@# Go's tests wait more than they compute: beside the others they take no time of their own
	@($(GO_TESTS) >$(CURDIR)/dist/go-tests.txt 2>&1; go=$$?; grep -v 'no test files' $(CURDIR)/dist/go-tests.txt; exit $$go) & go=$$!; status=0; \
	  $(VITEST) --project '!more-*' || status=1; \
	  wait $$go || { status=1; grep -E -B20 '^(---|) *FAIL' $(CURDIR)/dist/go-tests.txt; }; exit $$status

test-more-parts: $(GVISOR) $(RESOLVED) $(AGENTS) $(PEERS) $(SANDBOXES) $(NODES) $(PYTHON_CLIENTS) $(GO_CLIENTS) $(PLUGINS)

test-more: setup setup-more ## other people's agents, servers and SDKs, containers, long tests (as root)
	@$(MAKE) -j4 --output-sync build dist/netmon.container.tgz test-more-parts
	$(VITEST) --project 'more-*'

setup-more: setup # not beside tests, which would find a new program
	@bash native/requirements.sh browser
	@bash native/requirements.sh lookups

check-node: setup build $(RECEIVER) $(AGENTS) $(NODES) $(OCSF_SCHEMA) $(PLUGINS) ## unit, e2e and agent tests on each supported Node (as root)
	@set -e; trap 'ln -sfn ../../$(NODE) dist/native/node' EXIT; for version in 22 24 26; do \
	  node=$(CURDIR)/test/node/node_modules/node$$version-$(NODE_ARCH)/bin; \
	  ln -sfn $$node/node dist/native/node; \
	  export PATH="$$node:$$PATH" NETMON_PROGRAM=$(CURDIR)/dist/netmon; \
	  echo "Node $$(node --version)"; \
	  bash test/setup/open-path.sh $$node/node node_modules/vitest/vitest.mjs run test/unit test/e2e test/agents; \
	done

lint: node_modules/.package-lock.json $(MESSAGES) ## types, lint, dead code
	npx tsc --noEmit
	npx tsc --noEmit -p src/page
	npx biome check .
	npx knip
	@node --import tsx test/vm/seen.ts remind
	@unformatted=$$(gofmt -l native/helper); test -z "$$unformatted" || { echo "gofmt: $$unformatted" >&2; exit 1; }

fmt: node_modules/.package-lock.json ## format TypeScript, JSON and Go
	npx biome check --write .
	gofmt -w native/helper

sanitizers: build ## data races in what plugins and clients drive at once, and memory errors of the addon (as root)
	@# not tests that limit memory, which the race detector needs more of, or watch a directory without a pause
	cd native/helper && CGO_ENABLED=1 go test -race -count=1 -skip 'PDF|Huge|Large|LittleMemory|NoName' ./internal/toolserver ./internal/plugin
	bash native/addon/asan.sh

check: setup setup-more ## all that CI runs: types, lint, dead code, all tests, data races, sanitizers
	@$(MAKE) -j4 --output-sync lint test-parts
	@# what test-more needs is mostly downloaded
	$(MAKE) -j2 test test-more-parts
	@# the one compiles most of its time, the other waits
	$(MAKE) -j2 test-more sanitizers

differential: setup $(PYTHON_CLIENTS) $(GO_CLIENTS) ## damaged answers through LLM clients and netmon: SEED=1 CASES=300 FORM=chat CLIENT=python DIRECT=1, or CASE=
	@node --import tsx test/llm/differential/differential.ts

outside: setup build $(PLUGINS) ## the newest servers, SDKs and agents of others, compared with test/outside/seen.json: PARTS="servers sdks agents" ONLY="fetch git" UPDATE=1 (as root)
	@# by another path, so that its shims have a controller of their own: a run of tests beside it ends the one of dist
	@ln -sfn ../dist build/outside
	@ONLY='$(ONLY)' UPDATE='$(UPDATE)' CACHE='$(CACHE)' NETMON_PROGRAM=$(CURDIR)/build/outside/netmon \
	  bash test/setup/open-path.sh node --import tsx test/outside/outside.ts $(PARTS)

outside-offers: setup build ## what agents offer their models of published servers' lists, and what is found: AGENTS="qwen pi" LISTS=DIR ONLY="fetch git" AT_ONCE=5 (as root)
	@AGENTS='$(AGENTS)' LISTS='$(LISTS)' ONLY='$(ONLY)' AT_ONCE='$(AT_ONCE)' NETMON_PROGRAM=$(CURDIR)/dist/netmon \
	  bash test/setup/open-path.sh node --import tsx test/outside/offers.ts

fresh: ## the README's commands from a clean clone on a minimal Debian: RELEASE=bookworm COMMANDS="make demo" (as root)
	@bash native/requirements.sh fresh
	@bash test/fresh/fresh.sh

bench: setup build $(VECTORS) $(if $(filter peers,$(or $(PARTS),peers)),$(BENCH_PEERS)) ## what netmon costs: PARTS="llm peers" INTO=docs/performance-details.md (as root)
	@bash native/requirements.sh browser
	@INTO=$(INTO) node --import tsx test/bench/bench.ts $(PARTS)

bench-compare: setup build $(VECTORS) ## the bench of another commit and of this tree in turns: BASE=HEAD~1 PARTS="llm shim" ROUNDS=3 (as root)
	@bash native/requirements.sh browser
	@BASE='$(BASE)' PARTS='$(PARTS)' ROUNDS=$(or $(ROUNDS),3) node --import tsx test/bench/compare.ts

eval-detection: node_modules/.package-lock.json ## recall and false alarms of the detection: DATA="FILE.jsonl …" MISSES=10
	@MISSES=$(or $(MISSES),10) node --import tsx tools/detection/evaluate.ts $(DATA)

fit-detection: node_modules/.package-lock.json ## fits the model of the detection: DATA="FILE.jsonl …"
	@node --import tsx tools/detection/fit.ts $(DATA)

test-kubernetes: setup build dist/netmon.container.tgz ## the quick start on a real Kubernetes of one node, built from its Go modules (as root)
	@bash native/requirements.sh kubernetes
	bash test/kubernetes/chart.sh
	NETMON_PACKAGE=$(CURDIR)/dist/netmon.container.tgz bash test/kubernetes/run.sh

test-systemd: setup build $(NFPM) $(AGENTS) ## the package under a real systemd on a bare Debian: RELEASE=bookworm ONLY="restarts removed" (as root)
	@bash native/requirements.sh fresh
	@RELEASE='$(RELEASE)' ONLY='$(ONLY)' bash test/systemd/systemd.sh

test-kernels: setup build $(VECTORS) ## the conformance suite on emulated kernels: KERNELS="5.10 6.1 6.12"
	@bash test/vm/run-kernels.sh $(KERNELS)

test-oldest-kernel: build $(VECTORS) ## the oldest kernel, emulated, if bpf/ or native/ changed since test-kernels passed
	@NETMON_VM_TIMEOUT=600 bash test/vm/run-kernels.sh --quick --if-changed 5.10

outdated: node_modules/.package-lock.json ## newer releases of what is pinned; CONTRIBUTING.md says why some wait
	@for directory in . $(patsubst %/package-lock.json,%,$(wildcard test/*/package-lock.json test/*/*/package-lock.json)); do \
	  echo "$$directory"; npm outdated --package-lock-only --prefix $$directory || true; done
	@cd native/helper && go list -u -m -f '{{if and .Update (not .Indirect)}}{{.Path}} {{.Version}} {{.Update.Version}}{{end}}' all

clean: ## remove what was built
	rm -rf dist native/addon/build-asan test/kernel/vectors/vectors test/llm/differential/*/build test/bench/peers/build test/export/build
