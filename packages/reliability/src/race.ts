// Two, then three portals on one PostgreSQL receive the same request at the same moment.
import { randomUUID } from "node:crypto";
import { cancelReason, type Order } from "@kreislauf/contract/orders";
import { startPortal, type Portal } from "@kreislauf/bench/portal";
import { sql } from "kysely";
import { setTimeout as wait } from "node:timers/promises";
import { createDataHome, type DataHome } from "./data-home.ts";
import { exactly, type Finding, figure } from "./finding.ts";
import { startMailCatcher } from "./mail-catcher.ts";
import { findOrderPlaces, listPossibleOrders, type PossibleOrder, send } from "./possible-orders.ts";
import type { Section } from "./run.ts";

export const raceProcesses: Section = async ({ isShort, neighbours, log }) => {
  const home = await createDataHome(neighbours, "PostgreSQL", "raced");
  const findings: Finding[] = [];
  for (const processes of [2, 3]) {
    findings.push(...(await raceWith(home, processes, isShort ? 10 : 60)));
    log(`${processes} processes raced`);
  }
  return findings;
};

async function raceWith(home: DataHome, processes: number, races: number): Promise<readonly Finding[]> {
  const mails = await startMailCatcher();
  const places = await findOrderPlaces(home, 6);
  const env = { ...home.env, SEED: "none", SMTP_URL: mails.url };
  // All portals start at once, so that one of them would have to migrate while the others wait.
  const portals = await Promise.all(Array.from({ length: processes }, () => startPortal(env)));
  const [first] = portals;
  if (first === undefined) throw new Error("No process was started.");
  const possible = await listPossibleOrders(first.url, places.slice(0, 20));
  const placed: number[] = [];
  let [twins, winners, losers] = [0, 0, 0];
  const others: number[] = [];
  for (let race = 0; race < races; race += 1) {
    const choice = possible[race % possible.length];
    if (choice === undefined) continue;
    const orders = await orderEverywhere(portals, choice);
    const [order] = orders;
    if (order === undefined) continue;
    if (orders.some(({ id }) => id !== order.id)) twins += 1;
    placed.push(order.id);
    const cancelled = await Promise.all(
      portals.map(({ url }) =>
        send(`${url}/api/order/cancel`, choice.headers, {
          orderId: order.id,
          version: order.version,
          cancelReasonId: cancelReason.accidentalOrder,
        }),
      ),
    );
    const statuses = cancelled.map(({ status }) => status);
    winners += statuses.filter((status) => status === 200).length;
    losers += statuses.filter((status) => status === 409).length;
    others.push(...statuses.filter((status) => status !== 200 && status !== 409));
  }
  await wait(5_000);
  await Promise.all(portals.map((portal) => portal.stop()));
  const database = await home.open();
  const { rows } = await sql<{ count: number; sent: number }>`
    select count(*) as count, count(sent_at) as sent from outbox_mails
    where cause = any(${placed.map((id) => `order ${id} received`)})`.execute(database.db);
  await database.close();
  await mails.close();
  const section = `${processes} processes`;
  const repeated = [...mails.received.values()].filter((count) => count > 1).length;
  return [
    figure(
      section,
      "the same order given to all at once, then cancelled by all at once",
      `${placed.length} times`,
    ),
    exactly(section, "orders placed twice", twins, 0),
    exactly(section, "cancellations that won", winners, placed.length),
    exactly(section, "cancellations answered with 409", losers, placed.length * (processes - 1)),
    exactly(section, "other answers", others.length, 0),
    exactly(section, "confirmations sent", rows[0]?.sent ?? 0, placed.length),
    exactly(section, "mails sent twice", repeated, 0),
  ];
}

/** Sends the same order to all portals at once; returns the order that each one answered, without failed requests. */
async function orderEverywhere(portals: readonly Portal[], { headers, order }: PossibleOrder) {
  const key = randomUUID();
  const answers = await Promise.all(
    portals.map(({ url }) => send(`${url}/api/order/create`, { ...headers, "idempotency-key": key }, order)),
  );
  const orders: Order[] = [];
  for (const answer of answers) if (answer.ok) orders.push((await answer.json()) as Order);
  return orders;
}
