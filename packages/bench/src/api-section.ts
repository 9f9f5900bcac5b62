import type { BenchRow } from "./bench-row.ts";
import type { BenchRun } from "./bench-run.ts";
import { measureDashboard } from "./measure-dashboard.ts";
import { measureListVariants } from "./measure-list-variants.ts";
import { measureOrderCreation } from "./measure-order-creation.ts";
import { measureGrowth, measureOrderList } from "./measure-order-list.ts";
import { type Portal, startPortal } from "./portal.ts";
import { openCluster } from "./postgres-cluster.ts";
import { openRecordedPortal, type RecordedPortal } from "./recorded-portal.ts";

/** The server on a database filled by `SEED=large`. */
export interface SeededPortal {
  readonly orders: number;
  readonly databaseUrl: string;
  readonly portal: Portal;
  readonly accounts: { readonly big: string; readonly ordinary: string };
}

export interface ApiSetting {
  readonly small: SeededPortal;
  readonly large: SeededPortal;
  /** On the large database, asking as somebody of the ordinary and of the big company. */
  readonly recorded: RecordedPortal;
  readonly recordedBig: RecordedPortal;
  readonly effort: Effort;
}

/** How long each measurement lasts. */
interface Effort {
  readonly orders: { readonly small: number; readonly large: number };
  readonly seconds: number;
  readonly rounds: number;
  readonly requests: number;
  readonly variantRounds: number;
}

const wholeEffort: Effort = {
  orders: { small: 10_000, large: 1_000_000 },
  seconds: 6,
  rounds: 5,
  requests: 300,
  variantRounds: 15,
};

const shortEffort: Effort = {
  orders: { small: 5_000, large: 50_000 },
  seconds: 2,
  rounds: 2,
  requests: 100,
  variantRounds: 3,
};

const accounts = { big: "gross@large.example", ordinary: "mittel@large.example" } as const;

/** What the API answers on PostgreSQL, and how fast. */
export async function measureApi(run: BenchRun): Promise<BenchRow[]> {
  const { cleanup, say } = run;
  const effort = run.isShort ? shortEffort : wholeEffort;
  const cluster = await openCluster();
  cleanup.defer(() => cluster.stop());
  const seeded = async (orders: number): Promise<SeededPortal> => {
    say(`A database with ${orders} orders ...`);
    const databaseUrl = await cluster.database(`kreislauf_bench_${orders}`);
    const env = { DATABASE_URL: databaseUrl, SEED: "large", SEED_ORDERS: `${orders}` };
    const portal = await startPortal(env, say);
    cleanup.defer(() => portal.stop());
    return { orders, databaseUrl, portal, accounts };
  };
  const small = await seeded(effort.orders.small);
  const large = await seeded(effort.orders.large);
  const recordedFor = async (email: string) => {
    const recorded = await openRecordedPortal(large.databaseUrl, { portalUrl: large.portal.url, email });
    cleanup.defer(() => recorded.close());
    return recorded;
  };
  const setting: ApiSetting = {
    small,
    large,
    recorded: await recordedFor(accounts.ordinary),
    recordedBig: await recordedFor(accounts.big),
    effort,
  };
  const rows: BenchRow[] = [];
  say("Order list ...");
  rows.push(...(await measureOrderList(setting)), await measureGrowth(setting));
  say("Lists of the big company ...");
  rows.push(...(await measureListVariants(setting)), ...(await measureDashboard(setting)));
  say("Creating orders ...");
  rows.push(await measureOrderCreation(setting));
  return rows;
}
