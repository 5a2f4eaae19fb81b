/** What was seen and is not allowed by the learned policy, with the reason. */
import { Uses } from "./use.ts";

/** `what` may hold text of servers, agents or models; `why` is netmon's own. */
export class LeftOut extends Uses<{ what: string; why: string }> {}
