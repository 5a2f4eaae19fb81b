// Plain JavaScript, so that it starts fast. URL: prints the status of a GET, whose body may never end. URL BODY:
// prints `STATUS TEXT` of a POST. Where there is no answer: the error's code.
const [url, body] = process.argv.slice(2);
try {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: "POST", body }),
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
  });
  process.stdout.write(`${response.status}${body === undefined ? "" : ` ${await response.text()}`}`);
} catch (error) {
  process.stdout.write(error.cause?.code ?? String(error));
}
process.exit();
