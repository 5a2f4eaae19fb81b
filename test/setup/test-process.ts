/** Runs in every process that runs tests, before each of its files. */
import { TestRun, USUAL_UMASK } from "./test-run.ts";

process.umask(USUAL_UMASK);
TestRun.current().note(process.pid);
