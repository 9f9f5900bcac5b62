import { randomUUID } from "node:crypto";
import type { LeadTimeInfo, Order, OrderCreation } from "@kreislauf/contract/orders";
import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import { openPostgresPool } from "@kreislauf/server/base/database/database";
import type { ApiBenchContext } from "./api-bench-context.ts";
import { startBaselineServer } from "./start-baseline-server.ts";
import type { OrderRows } from "./baseline-server.ts";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import { sendLoad } from "./http-load.ts";
import { signIn } from "./portal.ts";
import { median } from "./quantile.ts";

const connections = 10;
/**
 * Enough agreements that concurrent orders rarely wait for the same row and that no agreement gets too many orders.
 */
const agreementCount = 400;

type Headers = Readonly<Record<string, string>>;

/** Orders on call-off agreements of the big company, each for its earliest possible date. */
async function possibleOrders(databaseUrl: string, url: string, headers: Headers): Promise<OrderCreation[]> {
  const pool = openPostgresPool(databaseUrl, 1);
  const { rows } = await pool.query<{ id: number; site_id: number; container_action_id: number }>(
    `select agreements.id, site_id, container_action_ids[1] as container_action_id
     from agreements join service_offers on service_offers.id = offer_id
     where company_id = (select min(id) from companies) and agreements.agreement_type_id = $1
       and unit = 'container' and not vehicle_parts and container_action_ids[1] = any($2)
     order by agreements.id limit $3`,
    [agreementType.callOff, [containerAction.exchange, containerAction.empty], agreementCount],
  );
  await pool.end();
  return await Promise.all(
    rows.map(async (row) => {
      const wish = { agreementId: row.id, containerActionId: row.container_action_id, amount: 1 };
      const info = await post<LeadTimeInfo>(`${url}/api/util/lead-time-info`, headers, wish);
      const [date] = Object.entries(info.containersOnSite).find(
        ([day, count]) => count > 0 && day >= info.earliestDate,
      ) ?? [info.earliestDate];
      return {
        ...wish,
        serviceLocationId: row.site_id,
        desiredDate: date,
        timeWindow: "all_day",
      } as OrderCreation;
    }),
  );
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

/** Reads the rows that the portal wrote for an order, so that the baseline server can insert the same. */
async function rowsOf(databaseUrl: string, orderId: number, key: string): Promise<OrderRows> {
  const pool = openPostgresPool(databaseUrl, 1);
  const row = async (text: string, value: unknown) => {
    const { rows } = await pool.query<Record<string, unknown>>(text, [value]);
    if (rows[0] === undefined) throw new Error(`Nothing was written: ${text}`);
    return rows[0];
  };
  const { id: _, order_number: _number, ...order } = await row("select * from orders where id = $1", orderId);
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
 * Orders per second with rules, log, notifications, mail and idempotency key, against plain inserts of the same rows.
 * A trigger of the log writes the feed's event in both cases.
 */
export async function measureOrderCreation({ large, effort }: ApiBenchContext): Promise<BenchRow> {
  const { databaseUrl, portal } = large;
  const headers = await signIn(portal.url, large.accounts.big);
  const requests = await possibleOrders(databaseUrl, portal.url, headers);
  const key = randomUUID();
  const createdOrder = await post<Order>(
    `${portal.url}/api/order/create`,
    { ...headers, "idempotency-key": key },
    requests[0],
  );
  const bare = await startBaselineServer({
    databaseUrl,
    order: await rowsOf(databaseUrl, createdOrder.id, key),
  });

  let sent = 0;
  const nextOrder = () => {
    sent += 1;
    return {
      method: "POST",
      path: "/api/order/create",
      headers: { ...headers, "idempotency-key": randomUUID() },
      body: JSON.stringify(requests[sent % requests.length]),
    } as const;
  };
  const bareRequest = { method: "POST", path: "/", headers: {}, body: JSON.stringify(requests[0]) } as const;
  const speeds = { portal: [] as number[], bare: [] as number[] };
  const load = { connections, seconds: effort.seconds };
  for (let round = 0; round <= effort.rounds; round += 1) {
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
    target: { atLeast: 0.4 },
  };
}
