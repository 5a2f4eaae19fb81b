/** The thread that scans one long list of tools (long-scan.ts). It answers once, and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { atOnce } from "../../async/steps.ts";
import { detector } from "../../detection/detector.ts";
import type { LongScan } from "./long-scan.ts";
import { toolDetections } from "./tool-detections.ts";

const { detection, tools, siblings, others } = workerData as LongScan;
const one = detector(detection);
parentPort?.postMessage(tools.map((tool) => atOnce(toolDetections(one, tool, { siblings, others }))));
