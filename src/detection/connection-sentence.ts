/**
 * Sentences that say how a connection between client and server works, and nothing else. The suspicion of their words is
 * not theirs: the weights know a client as a customer, and to send and to call as what an agent is told to do.
 *
 * Fails closed: a single word that is not of connections, and the sentence is read as any other. Rules read it anyway.
 */
import { contentWords, stem } from "./word-terms.ts";

const PARTY = /\b(?:clients?|servers?)\b/;
const CONNECTION = /\b(?:sse|streams?|websockets?|http|transports?|(?:re|dis)?connect(?:s|ed|ing|ions?)?)\b/;

/** No word for what somebody has, wants or must do, and none for a place. */
const OF_CONNECTIONS: ReadonlySet<string> = new Set(
  (
    "client server sse stream websocket http transport connect connection reconnect reconnection disconnect " +
    "disconnection event notification progress response result answer rest call mid poll replay resume resuming " +
    "resumption retry deliver close closing closure open drop end start send sent receive receiving get wait after " +
    "before then once until while during when again later early two three four five several second millisecond"
  )
    .split(" ")
    .map(stem),
);

/** `words`: a sentence, normalised, lower case. */
export function isAboutConnection(words: string): boolean {
  return (
    PARTY.test(words) &&
    CONNECTION.test(words) &&
    contentWords(words).every((word) => OF_CONNECTIONS.has(stem(word)))
  );
}
