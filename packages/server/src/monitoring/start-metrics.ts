import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Database } from "../base/database/database.ts";
import type { RunningJob } from "../base/jobs/run-repeatedly.ts";
import type { Metrics } from "../base/metrics.ts";

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Collects and serves metrics if `METRICS_PORT` is set, else returns undefined; the library is loaded only if needed.
 */
export async function startMetrics(parts: Parts): Promise<(Metrics & RunningJob) | undefined> {
  if (parts.config.METRICS_PORT === undefined) return undefined;
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import("./create-metrics.ts"),
    import("./serve-metrics.ts"),
  ]);
  const metrics = createMetrics(parts);
  const server = await serveMetrics(metrics, parts.config);
  return {
    ...metrics,
    stop: async () => {
      metrics.stop();
      server.closeAllConnections();
      await new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
}
