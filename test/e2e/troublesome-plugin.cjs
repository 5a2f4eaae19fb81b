/** A plugin that does what a plugin may do wrong, one operation each. It speaks gRPC with the modules of an example. */
const { spawn } = require("node:child_process");
const { createRequire } = require("node:module");
const fs = require("node:fs");

const load = createRequire(`${__dirname}/../../examples/plugins/awf-plugin-clock/awf-plugin-clock`);
const grpc = load("@grpc/grpc-js");

const text = (name, more) => ({ name, type: "string", required: true, ...more });
const operations = {
  crash: { inputs: [], does: () => process.exit(3) },
  fail: {
    inputs: [],
    does: () => ({ success: false, error: "it is broken", output: "half", data: { n: "7" } }),
  },
  huge: {
    inputs: [{ name: "size", type: "integer", default: "50000" }],
    does: ({ size }) => `${"a".repeat(size - 1)}z`,
  },
  environment: { inputs: [], does: () => JSON.stringify(process.env) },
  read: { inputs: [text("path")], does: ({ path }) => fs.readFileSync(path, "utf8") },
  write: { inputs: [text("path")], does: ({ path }) => fs.writeFileSync(path, "by a plugin") ?? "written" },
  print: { inputs: [text("line")], does: ({ line }) => console.error(line) ?? "printed" },
  echo: {
    inputs: [
      { name: "list", type: "array" },
      { name: "object", type: "object", default: '{"a":1}' },
      { name: "yes", type: "boolean", default: "true" },
      text("mail", { required: false, validation: "email" }),
    ],
    does: (inputs) => JSON.stringify(inputs),
  },
  fork: {
    inputs: [text("mark")],
    does: ({ mark }) =>
      String(
        spawn("sh", ["-c", `trap '' TERM INT HUP; while :; do sleep 1; done; : ${mark}`], { detached: true })
          .pid,
      ),
  },
  connect: {
    inputs: [{ name: "port", type: "integer", required: true }],
    does: ({ port }, answer) =>
      void require("node:net")
        .connect(port, "127.0.0.1")
        .on("error", ({ code }) => answer(null, { success: true, output: code }))
        .on("connect", () => answer(null, { success: true, output: "connected" })),
  },
  hang: { inputs: [], does: () => console.error("it hangs") },
  refuse: { inputs: [], does: (_inputs, answer) => void answer({ code: 2, details: "e".repeat(100_000) }) },
  twice: { inputs: [], does: () => "" },
  float: { inputs: [{ name: "x", type: "float" }], does: () => "" },
};

function execute({ request: { operation, inputs } }, answer) {
  try {
    const values = Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [name, JSON.parse(value)]),
    );
    const result = operations[operation].does(values, answer);
    if (result === undefined) return;
    if (typeof result === "string") return answer(null, { success: true, output: result });
    const data = Object.entries(result.data ?? {}).map(([name, value]) => [name, Buffer.from(value)]);
    answer(null, { ...result, data: Object.fromEntries(data) });
  } catch (error) {
    answer(null, { success: false, error: error.message });
  }
}

async function main() {
  const proto = load("@grpc/proto-loader").loadSync(`${__dirname}/../../proto/plugin.proto`, {
    defaults: true,
  });
  const { plugin } = grpc.loadPackageDefinition(proto);
  const server = new grpc.Server();
  const listed = Object.entries(operations).map(([name, { inputs }]) => ({ name, inputs }));
  listed.push({ name: "twice", inputs: [text("other")] });
  server.addService(plugin.v1.PluginService.service, {
    GetInfo: (_call, answer) => answer(null, { name: "trouble", version: "0.0.1" }),
    Init: ({ request }, answer) => {
      if (request.config.refuse)
        return answer({ code: 3, details: `config.refuse is ${request.config.refuse}` });
      // another definition
      if (request.config.input) listed.find(({ name }) => name === "fail").inputs.push(text("more"));
      answer(null, {});
    },
    Shutdown: (_call, answer) => {
      if (fs.existsSync("out")) fs.writeFileSync("out/shutdown", "");
      answer(null, {});
    },
  });
  server.addService(plugin.v1.OperationService.service, {
    ListOperations: (_call, answer) => answer(null, { operations: listed }),
    GetOperation: (_call, answer) => answer({ code: 12 }),
    Execute: execute,
  });
  const { private: key, cert } = await load("selfsigned").generate(undefined, { keyType: "ec" });
  const own = [{ private_key: Buffer.from(key), cert_chain: Buffer.from(cert) }];
  const credentials = grpc.ServerCredentials.createSsl(
    Buffer.from(process.env.PLUGIN_CLIENT_CERT),
    own,
    true,
  );
  const socket = `${process.env.PLUGIN_UNIX_SOCKET_DIR}/trouble`;
  console.log("a line before the first one");
  server.bindAsync(`unix:${socket}`, credentials, () =>
    console.log(`1|1|unix|${socket}|grpc|${cert.replace(/-----.*-----|\s|=/g, "")}`),
  );
}

void main();
