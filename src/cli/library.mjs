// netmon/loop, for other programs: loads netmon's modules as the command line does.
import { loaderOf, open } from "./modules.cjs";

export const { LoopError, runAgent } = loaderOf(open(import.meta.dirname))("./library.cjs");
