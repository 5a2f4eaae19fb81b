/** Runs in every process that runs tests, before each of its files. */
import { TestRun } from "./test-run.ts";

TestRun.current().note(process.pid);
