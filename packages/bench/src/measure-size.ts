import type { BenchRow } from "./bench-row.ts";
import { buildWeb, runScript } from "./run-script.ts";

/** Returns the sizes of what the browser loads on a first visit, as the build's budget check measures them. */
export async function measureSize(): Promise<BenchRow[]> {
  await buildWeb();
  const weighed = await runScript("scripts/web-build/check-budget.ts");
  return [...weighed.matchAll(/^(.+): ([\d.]+) kB of (\d+) kB$/gm)].map(
    ([, name = "", kilobytes, budget]) => ({
      section: "size",
      what: `${name}, JavaScript and CSS (brotli)`,
      measured: "",
      baseline: "",
      result: Number(kilobytes),
      unit: "kB",
      target: { atMost: Number(budget) },
    }),
  );
}
