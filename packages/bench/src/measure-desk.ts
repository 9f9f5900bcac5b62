import { openPostgresPool } from "@kreislauf/server/base/database/postgres-database";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import type { BenchRun } from "./bench-run.ts";
import { timeRequests } from "./http-load.ts";
import { password, startPortal } from "./portal.ts";
import { openCluster } from "./postgres-cluster.ts";
import { median, quantile } from "./quantile.ts";

const account = "dispo@large.example";

/** Query strings of the inbox list that dispatch uses, by the title of their result. Each call returns counts too. */
const asked: Readonly<Record<string, readonly string[]>> = {
  "inbox, a phase": ["phase=new", "phase=confirmed", "phase=proposal", "phase=executed"],
  "inbox, sorted by the latest given": ["phase=new&sort=latest", "phase=confirmed&sort=latest"],
  "inbox, filtered": [
    "phase=new&land=HE",
    "phase=new&companyId=2",
    "phase=confirmed&wasteTypeId=101",
    "phase=new&wasteTypeId=101&land=HE",
  ],
  "inbox, searched": [
    "search=kassel",
    "search=altholz%20kassel",
    "search=nirgends",
    "search=gro",
    "search=10401",
    "search=altholz",
    "search=kassel%20ka",
    "search=ka",
  ],
};

/** Measures the response times of the desk's inbox with 100,000 open orders, or 10,000 in a short run. */
export async function measureDesk({ isShort, cleanup, log }: BenchRun): Promise<BenchRow[]> {
  const open = isShort ? 10_000 : 100_000;
  const orders = Math.round(open * 1.1);
  const rounds = isShort ? 3 : 8;
  const cluster = await openCluster();
  cleanup.defer(() => cluster.stop());
  const databaseUrl = await cluster.database(`kreislauf_bench_desk_${open}`);
  log(`Seeding ${orders} orders ...`);
  const portal = await startPortal({
    DATABASE_URL: databaseUrl,
    SEED: "large",
    SEED_ORDERS: `${orders}`,
  });
  cleanup.defer(() => portal.stop());
  const pool = openPostgresPool(databaseUrl, 1);
  cleanup.defer(() => pool.end());
  for (const statement of preparation(open)) await pool.query(statement);
  const headers = await signInStaff(portal.url);
  const rows: BenchRow[] = [];
  for (const [what, queries] of Object.entries(asked)) {
    const requests = queries.map((query) => ({
      method: "GET" as const,
      path: `/api/desk/v1/orders?${query}`,
      headers,
    }));
    // The first round is a warm-up.
    const first = await timeRequests(portal.url, requests);
    log(`${what}: ${first.map((time, place) => `${queries[place]} ${Math.round(time)} ms`).join(", ")}`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(...(await timeRequests(portal.url, requests)));
    rows.push({
      section: "desk",
      what: `${what}, ${formatFigure(open)} open orders, p95`,
      measured: `median ${formatFigure(median(times), "ms")}, ${times.length} lists with counts`,
      baseline: "",
      result: quantile(times, 0.95),
      unit: "ms",
      target: { atMost: 100 },
    });
  }
  return rows;
}

/** SQL that opens the `open` latest orders again, a third of them confirmed, and adds a dispatcher who can sign in. */
const preparation = (open: number): readonly string[] => [
  `select set_config('kreislauf.writes_history', 'on', false)`,
  `update orders set status = 1, executed_on = null, claim = null, cancellation = null, finished_on = null,
     proposal = null, confirmed_date = case when id % 3 = 0 then desired_date end
   where id in (select id from orders order by id desc limit ${open})`,
  `insert into staff (email, first_name, last_name, roles, password_hash, second_factor_required, created_at)
   select '${account}', 'Sinem', 'Aydın', array['dispatch'], password_hash, false, now() from users
   where email = 'gross@large.example' on conflict do nothing`,
  `vacuum analyze orders`,
];

async function signInStaff(url: string): Promise<{ readonly authorization: string }> {
  const answer = await fetch(`${url}/api/desk/v1/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: account, password }),
  });
  if (!answer.ok) throw new Error(`Staff cannot sign in: ${await answer.text()}`);
  const { token } = (await answer.json()) as { readonly token: string };
  return { authorization: `Bearer ${token}` };
}
