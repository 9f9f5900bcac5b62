import type { ApiBenchContext, BenchScale, SeededPortal } from "./api-bench-context.ts";
import type { BenchRow } from "./bench-row.ts";
import type { BenchRun } from "./bench-run.ts";
import { measureDashboard } from "./measure-dashboard.ts";
import { measureListVariants } from "./measure-list-variants.ts";
import { measureOrderCreation } from "./measure-order-creation.ts";
import { measureGrowth, measureOrderList } from "./measure-order-list.ts";
import { measureSearch } from "./measure-search.ts";
import { startPortal } from "./portal.ts";
import { openCluster } from "./postgres-cluster.ts";
import { openSilentServer } from "./silent-server.ts";
import { openStatementRecorder } from "./statement-recorder.ts";

const fullScale: BenchScale = {
  orders: { small: 10_000, large: 1_000_000 },
  seconds: 6,
  rounds: 5,
  requests: 300,
  variantRounds: 15,
};

const shortScale: BenchScale = {
  orders: { small: 5_000, large: 50_000 },
  seconds: 2,
  rounds: 2,
  requests: 100,
  variantRounds: 3,
};

const accounts = { big: "gross@large.example", ordinary: "mittel@large.example" } as const;

/** Measures the API on PostgreSQL. */
export async function measureApi(run: BenchRun): Promise<BenchRow[]> {
  const { cleanup, log } = run;
  const scale = run.isShort ? shortScale : fullScale;
  const cluster = await openCluster();
  cleanup.defer(() => cluster.stop());
  const mailServer = await openSilentServer();
  cleanup.defer(() => mailServer.stop());
  const seeded = async (orders: number): Promise<SeededPortal> => {
    log(`A database with ${orders} orders ...`);
    const databaseUrl = await cluster.database(`kreislauf_bench_${orders}`);
    const env = {
      DATABASE_URL: databaseUrl,
      SEED: "large",
      SEED_ORDERS: `${orders}`,
      // Mails stay in the outbox: how fast they are sent is not measured here.
      SMTP_URL: mailServer.smtpUrl,
      LOG_LEVEL: "error",
    };
    const portal = await startPortal(env, log);
    cleanup.defer(() => portal.stop());
    return { orders, databaseUrl, portal, accounts };
  };
  const small = await seeded(scale.orders.small);
  const large = await seeded(scale.orders.large);
  const recordedFor = async (email: string) => {
    const recorded = await openStatementRecorder(large.databaseUrl, { portalUrl: large.portal.url, email });
    cleanup.defer(() => recorded.close());
    return recorded;
  };
  const setting: ApiBenchContext = {
    small,
    large,
    recorder: await recordedFor(accounts.ordinary),
    recorderOfBigCompany: await recordedFor(accounts.big),
    scale,
  };
  const rows: BenchRow[] = [];
  log("Order list ...");
  rows.push(...(await measureOrderList(setting)), await measureGrowth(setting));
  log("Lists of the big company ...");
  rows.push(...(await measureListVariants(setting)), ...(await measureDashboard(setting)));
  log("Search over everything ...");
  rows.push(...(await measureSearch(setting)));
  log("Creating orders ...");
  rows.push(await measureOrderCreation(setting));
  return rows;
}
