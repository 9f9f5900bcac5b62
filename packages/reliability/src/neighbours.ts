import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openCluster, type Cluster } from "@kreislauf/bench/postgres-cluster";

/** What the portals of a run need: a temporary folder, and a PostgreSQL server that is started when first needed. */
export interface Neighbours {
  readonly folder: string;
  cluster(): Promise<Cluster>;
  close(): Promise<void>;
}

export async function openNeighbours(): Promise<Neighbours> {
  const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-reliability-"));
  let cluster: Promise<Cluster> | undefined;
  return {
    folder,
    cluster: () => (cluster ??= openCluster()),
    close: async () => {
      await (await cluster)?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
