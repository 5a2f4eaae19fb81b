/** The scripted model of the agent programs. */
import type { Turn } from "../llm/upstream/turn.ts";
import { Upstream } from "../llm/upstream/upstream.ts";

/** Answers with `turn` what offers the weather server's tools; what does not is a request for a title or the like. */
export function startModel(turn: () => Turn): Promise<Upstream> {
  return Upstream.start(({ body }) =>
    JSON.stringify(body).includes("get_weather") ? turn() : { text: "A title" },
  );
}
