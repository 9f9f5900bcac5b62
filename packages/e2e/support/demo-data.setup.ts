import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { portalNow, repository, startServer } from "./server.ts";

/** Builds the web app if needed, and the demo data once. Every worker starts from a copy of it. */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ["scripts/web-build/build-web.ts", "--if-changed"], {
    cwd: repository,
    stdio: "inherit",
  });
  const dataFolder = await mkdtemp(path.join(tmpdir(), "kreislauf-demo-"));
  const clear = () => rm(dataFolder, { recursive: true, force: true });
  // One hour before the journeys' clock, so that nothing in the data is in the future.
  const now = Temporal.Instant.from(portalNow).subtract({ hours: 1 }).toString();
  try {
    const server = await startServer({ dataFolder, now });
    await server.stop();
  } catch (error) {
    await clear();
    throw error;
  }
  process.env.KREISLAUF_DEMO_DATA = dataFolder;
  return clear;
}
