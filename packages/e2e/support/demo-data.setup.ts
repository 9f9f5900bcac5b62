import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, portalNow, repository, startServer } from "./server.ts";

/**
 * Builds the web app if needed, and creates the demo data once. Every worker starts from a copy of the data. If
 * KREISLAUF_DEMO_DATA names a folder, the data is kept there for the next run.
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ["scripts/web-build/build-web.ts", "--if-changed"], {
    cwd: repository,
    stdio: "inherit",
  });
  const kept = process.env.KREISLAUF_DEMO_DATA;
  if (kept !== undefined && existsSync(kept)) return async () => {};
  const made = await makeDemoData();
  if (kept !== undefined) {
    await rename(made, kept);
    return async () => {};
  }
  process.env.KREISLAUF_DEMO_DATA = made;
  return () => rm(made, { recursive: true, force: true });
}

async function makeDemoData(): Promise<string> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "kreislauf-demo-"));
  // One hour before the journeys' clock, so that nothing in the data is in the future.
  const now = Temporal.Instant.from(portalNow).subtract({ hours: 1 }).toString();
  try {
    const metricsPort = await freePort();
    const server = await startServer({ dataFolder, now, settings: { METRICS_PORT: `${metricsPort}` } });
    await untilDocumentsAreDrawn(metricsPort);
    await server.stop();
  } catch (error) {
    await rm(dataFolder, { recursive: true, force: true });
    throw error;
  }
  return dataFolder;
}

/**
 * Waits until the documents of the demo are rendered. Otherwise every server that starts from the data would render
 * them, which takes longer than most journeys.
 */
async function untilDocumentsAreDrawn(metricsPort: number): Promise<void> {
  for (const deadline = Date.now() + 300_000; Date.now() < deadline; await pause(500)) {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    if (/^portal_queue_waiting\{queue="document_render_queue"\} 0$/m.test(metrics)) return;
  }
  throw new Error("The documents of the demo are not drawn.");
}
