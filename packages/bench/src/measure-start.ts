import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import type { BenchRun } from "./bench-run.ts";
import { startScript } from "./child-process.ts";
import { startPortal } from "./portal.ts";
import { median } from "./quantile.ts";

/**
 * Measures the time from starting `node` to the first response of `/api/health`, with the demo's data in the embedded
 * database.
 */
export async function measureStart({ isShort, cleanup, log }: BenchRun): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-bench-"));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  log("The demo, to start on ...");
  const env = { DATA_DIR: folder, SEED: "demo" };
  await (await startPortal(env)).stop();

  log("Starting ...");
  const times = { portal: [] as number[], bare: [] as number[] };
  for (let round = 0; round < (isShort ? 3 : 9); round += 1) {
    times.portal.push(await startOnce(env));
    times.bare.push(await startBaseline(path.join(folder, "database")));
  }
  return [
    {
      section: "start",
      what: "start on existing data",
      measured: formatFigure(median(times.portal), "ms"),
      baseline: `${formatFigure(median(times.bare), "ms")} (Node and PGlite)`,
      result: median(times.portal) / median(times.bare),
      unit: "",
      target: { atMost: 2.5 },
    },
  ];
}

async function startOnce(env: Readonly<Record<string, string>>): Promise<number> {
  const began = performance.now();
  const portal = await startPortal(env);
  const milliseconds = performance.now() - began;
  await portal.stop();
  return milliseconds;
}

async function startBaseline(data: string): Promise<number> {
  const began = performance.now();
  let milliseconds = Infinity;
  const child = startScript("packages/bench/src/baseline-start.ts", {
    env: {},
    args: [data],
    onLine: () => {
      milliseconds = performance.now() - began;
    },
  });
  await once(child, "exit");
  return milliseconds;
}
