/** Entry of the command line for tests: the sources as they are, in a process of their own. */
import { runFromProcess } from "../../src/cli/main.ts";

await runFromProcess();
