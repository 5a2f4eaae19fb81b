/** Why a connection to a server or its proxy failed, where a person can do something about it. */

export interface ConnectFailure {
  status: 407 | 502;
  /** For the client and the log; it quotes nothing that was transmitted. */
  text: string;
}

const UNKNOWN_AUTHORITY =
  /^(?:UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(?:_LOCALLY)?)|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|CERT_UNTRUSTED)$/;
const TUNNEL = /^Proxy response \((\d{3})\) !== 200/;

/** null: nothing is known beyond the error's code. */
export function connectFailure(error: unknown): ConnectFailure | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = "code" in e && typeof e.code === "string" ? e.code : "";
    if (UNKNOWN_AUTHORITY.test(code)) return { status: 502, text: `${code}: ${CERTIFICATE}` };
    const tunnel = TUNNEL.exec(e.message)?.[1];
    if (tunnel === "407") return { status: 407, text: LOGIN };
    if (tunnel !== undefined) return { status: 502, text: `the proxy of HTTPS_PROXY answered ${tunnel}` };
  }
  return null;
}

const CERTIFICATE =
  "no known authority signed its certificate; if your company's did, give netmon its file in proxy.ca_file, SSL_CERT_FILE or NODE_EXTRA_CA_CERTS";
const LOGIN = "the proxy of HTTPS_PROXY wants a login (407): write http://USER:PASSWORD@HOST:PORT there";
