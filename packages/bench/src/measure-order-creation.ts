import { randomUUID } from "node:crypto";
import type { LeadTimeInfo, Order, OrderCreation } from "@kreislauf/contract/orders";
import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import { openPostgresPool } from "@kreislauf/server/base/database/postgres-database";
import type { ApiBenchContext } from "./api-bench-context.ts";
import { startBaselineServer } from "./start-baseline-server.ts";
import type { OrderRows } from "./baseline-server.ts";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import { sendLoad } from "./http-load.ts";
import { type SignedInPerson, signInPeople } from "./portal.ts";
import { median } from "./quantile.ts";

const connections = 10;
/**
 * Number of agreements that are ordered on: enough that concurrent orders rarely wait for the same row, and that no
 * agreement gets too many orders.
 */
const agreementCount = 400;
const companyCount = 40;

type Headers = Readonly<Record<string, string>>;

interface PossibleOrder {
  readonly headers: Headers;
  readonly order: OrderCreation;
}

/**
 * Orders on call-off agreements of these people's companies, each for its earliest possible date. Agreements for
 * hazardous waste are left out: the baseline server inserts thousands of orders at one site, and if they were of
 * hazardous waste, the portal would read them all to check the site's proofs.
 */
async function possibleOrders(
  databaseUrl: string,
  url: string,
  people: readonly SignedInPerson[],
): Promise<PossibleOrder[]> {
  const pool = openPostgresPool(databaseUrl, 1);
  const { rows } = await pool.query<{
    id: number;
    site_id: number;
    container_action_id: number;
    email: string;
  }>(
    `select agreements.id, site_id, container_action_ids[1] as container_action_id, email
     from agreements join service_offers on service_offers.id = offer_id
     join waste_types on waste_types.id = agreements.waste_type_id
     join memberships on memberships.company_id = agreements.company_id
     join users on users.id = memberships.user_id
     where email = any($1) and agreements.agreement_type_id = $2
       and unit = 'container' and not vehicle_parts and not waste_types.hazardous and container_action_ids[1] = any($3)
     order by row_number() over (partition by email order by agreements.id), email limit $4`,
    [
      people.map(({ email }) => email),
      agreementType.callOff,
      [containerAction.exchange, containerAction.empty],
      agreementCount,
    ],
  );
  await pool.end();
  const orders: PossibleOrder[] = [];
  for (const row of rows) {
    const headers = people.find(({ email }) => email === row.email)?.headers ?? {};
    const wish = { agreementId: row.id, containerActionId: row.container_action_id, amount: 1 };
    const info = await post<LeadTimeInfo>(`${url}/api/util/lead-time-info`, headers, wish);
    const [date] = Object.entries(info.containersOnSite).find(
      ([day, count]) => count > 0 && day >= info.earliestDate,
    ) ?? [info.earliestDate];
    const order = { ...wish, serviceLocationId: row.site_id, desiredDate: date, timeWindow: "all_day" };
    orders.push({ headers, order: order as OrderCreation });
  }
  return orders;
}

async function post<Answer>(url: string, headers: Headers, body: unknown): Promise<Answer> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Reads the rows that the portal wrote for an order created under `key`; the baseline server inserts copies. */
async function rowsOf(databaseUrl: string, orderId: number, key: string): Promise<OrderRows> {
  const pool = openPostgresPool(databaseUrl, 1);
  const row = async (text: string, value: unknown) => {
    const { rows } = await pool.query<Record<string, unknown>>(text, [value]);
    if (rows[0] === undefined) throw new Error(`Nothing was written: ${text}`);
    return rows[0];
  };
  const {
    id: _,
    order_number: _number,
    ...stored
  } = await row("select * from orders where id = $1", orderId);
  const { rows: generated } = await pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'orders' and is_generated = 'ALWAYS'",
  );
  const computed = new Set(generated.map(({ column_name }) => column_name));
  const order = Object.fromEntries(Object.entries(stored).filter(([column]) => !computed.has(column)));
  const { id: _log, ...log } = await row("select * from order_log where order_id = $1", orderId);
  const { id: _id, ...notification } = await row(
    "select * from notifications where kind = 'order_created' and subject_id = $1",
    orderId,
  );
  const mail = await row("select * from outbox_mails where cause = $1", `order ${orderId} received`);
  const { body_hash: _hash, ...first } = await row("select * from idempotency_keys where key = $1", key);
  await pool.end();
  return { order, log, notification, mail, key: first };
}

/**
 * Measures created orders per second: the portal, with rules, log, notifications, mail and idempotency key, against
 * plain inserts of the same rows by the baseline server. In both cases a trigger on `order_log` writes the feed event.
 */
export async function measureOrderCreation({ large, scale }: ApiBenchContext): Promise<BenchRow> {
  const { databaseUrl, portal } = large;
  const people = await signInPeople(portal.url, companyCount);
  const possible = await possibleOrders(databaseUrl, portal.url, people);
  const [first] = possible;
  if (first === undefined) throw new Error("Nothing can be ordered.");
  const key = randomUUID();
  const createdOrder = await post<Order>(
    `${portal.url}/api/order/create`,
    { ...first.headers, "idempotency-key": key },
    first.order,
  );
  const bare = await startBaselineServer({
    databaseUrl,
    order: await rowsOf(databaseUrl, createdOrder.id, key),
  });

  let sent = 0;
  const nextOrder = () => {
    sent += 1;
    const { headers, order } = possible[sent % possible.length] ?? first;
    return {
      method: "POST",
      path: "/api/order/create",
      headers: { ...headers, "idempotency-key": randomUUID() },
      body: JSON.stringify(order),
    } as const;
  };
  const bareRequest = { method: "POST", path: "/", headers: {}, body: JSON.stringify(first.order) } as const;
  const speeds = { portal: [] as number[], bare: [] as number[] };
  const load = { connections, seconds: scale.seconds };
  for (let round = 0; round <= scale.rounds; round += 1) {
    const portalLoad = await sendLoad(portal.url, load, nextOrder);
    const bareLoad = await sendLoad(bare.url, load, () => bareRequest);
    if (round === 0) continue;
    speeds.portal.push(portalLoad.requestsPerSecond);
    speeds.bare.push(bareLoad.requestsPerSecond);
  }
  await bare.stop();
  return {
    section: "api",
    what: `create an order, ${connections} connections`,
    measured: `${formatFigure(Math.round(median(speeds.portal)))}/s`,
    baseline: `${formatFigure(Math.round(median(speeds.bare)))}/s (bare inserts of the same 5 rows and the feed's)`,
    result: median(speeds.portal) / median(speeds.bare),
    unit: "",
    target: { atLeast: 0.5 },
  };
}
