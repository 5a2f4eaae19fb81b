// The agent's program in its container: connects where it is told over a Unix socket, in its own process, and over
// and over on demand. Prints nothing.
const dns = require("node:dns");
const { rmSync } = require("node:fs");
const http = require("node:http");
const net = require("node:net");

/** errno name, or "connected". */
function connect(to) {
  return new Promise((resolve) => {
    const [, host, port] = /^(.*):(\d+)$/.exec(to);
    const socket = net.connect({ host, port: Number(port), timeout: 10_000 });
    const done = (what) => {
      socket.destroy();
      resolve(what);
    };
    socket.on("connect", () => done("connected"));
    socket.on("timeout", () => done("timeout"));
    socket.on("error", (error) => done(error.code));
  });
}

let loop = null;

async function turn(to) {
  while (loop) {
    const what = await connect(to);
    if (loop) loop.results[what] = (loop.results[what] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, 1)); // the others need the processor, too
  }
}

const actions = {
  try: async (to) => connect(to),
  start: async (to) => {
    loop = { results: {} };
    void turn(to);
  },
  results: async () => loop.results,
  stop: async () => {
    const { results } = loop;
    loop = null;
    return results;
  },
  name: async (to) => {
    // "resolver name port"
    const [server, name, port] = to.split(" ");
    const resolver = new dns.promises.Resolver({ timeout: 5000, tries: 2 });
    resolver.setServers([server]);
    try {
      const [address] = await resolver.resolve4(name);
      return connect(`${address}:${port}`);
    } catch (error) {
      return error.code;
    }
  },
  post: (to) =>
    new Promise((resolve) => {
      // "url json"
      const [url, ...json] = to.split(" ");
      const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
      const request = http.request(`http://${url}`, { method: "POST", headers }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => resolve(`${response.statusCode} ${text}`));
      });
      request.on("error", (error) => resolve(error.code));
      request.end(json.join(" "));
    }),
  get: (to) =>
    new Promise((resolve) => {
      const request = http.get(`http://${to}`, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => resolve(`${response.statusCode} ${text}`));
      });
      request.on("error", (error) => resolve(error.code));
    }),
};

rmSync(process.argv[2], { force: true }); // of a container before
http
  .createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://agent");
    const result = await actions[pathname.slice(1)](searchParams.get("to"));
    response.end(JSON.stringify(result ?? null));
  })
  .listen(process.argv[2]);
