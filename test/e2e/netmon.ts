/** Entry point of the command line for tests: the sources, in a separate process. */
import { runFromProcess } from "../../src/cli/main.ts";

await runFromProcess();
