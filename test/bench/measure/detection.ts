/** The cost of inspecting a definition: our own labelled definitions, and one large text. */
import { scanResultText } from "../../../src/detection/scan-result.ts";
import { scanTool } from "../../../src/detection/scan-tool.ts";
import { ownTexts } from "../../../tools/detection/fit.ts";
import { type Figure, figure, percentile } from "../figure.ts";

const ROUNDS = 7;
const RESULT_KILOBYTES = 100;

export async function measureDetection(): Promise<Figure[]> {
  const samples = ownTexts();
  const siblings = samples.slice(0, 25).map(({ tool }) => String(tool.name));
  const median: number[] = [];
  const slow: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = samples.map(({ tool }) => {
      const from = performance.now();
      scanTool(tool, { siblings });
      return performance.now() - from;
    });
    // the first round is for compilation
    if (round === 0) continue;
    median.push(percentile(times, 0.5));
    slow.push(percentile(times, 0.99));
  }
  const sentence = "The report of March shows that all regions grew, except for two that lost a customer. ";
  const text = sentence.repeat(Math.ceil((RESULT_KILOBYTES * 1000) / sentence.length));
  const result = Array.from({ length: ROUNDS }, () => {
    const from = performance.now();
    scanResultText(text);
    return performance.now() - from;
  });
  return [
    figure("a definition looked at, median of a set", median, { unit: " ms", digits: 2, aim: 0.15 }),
    figure("a definition looked at, 99th of 100", slow, { unit: " ms", digits: 1 }),
    figure(`a tool result of ${RESULT_KILOBYTES} kB looked at`, result, { unit: " ms", digits: 0 }),
  ];
}
