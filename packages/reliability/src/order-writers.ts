import { randomUUID } from "node:crypto";
import type { Order } from "@kreislauf/contract/orders";
import { type Headers, type PossibleOrder, send } from "./possible-orders.ts";

/** An order as it was sent; its number of the customer's own is its name in the database. */
export interface SentOrder {
  readonly tag: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What the clients know when the process is gone. */
export interface WritingLog {
  readonly acknowledged: Map<string, number>;
  readonly unanswered: SentOrder[];
  readonly statuses: Map<string, number>;
  isOver: boolean;
}

export const openLog = (): WritingLog => ({
  acknowledged: new Map(),
  unanswered: [],
  statuses: new Map(),
  isOver: false,
});

/** Orders one after the other until the log is over. A broken connection leaves the order unanswered. */
async function writeOrders(url: string, possible: readonly PossibleOrder[], log: WritingLog): Promise<void> {
  for (let index = 0; !log.isOver; index += 1) {
    const choice = possible[index % possible.length];
    if (choice === undefined) return;
    const tag = randomUUID();
    const sent = {
      tag,
      headers: { ...choice.headers, "idempotency-key": tag },
      body: { ...choice.order, customerOrderNumber: tag.slice(0, 30) },
    };
    await sendOnce(url, sent, log);
  }
}

export async function sendOnce(url: string, sent: SentOrder, log: WritingLog): Promise<void> {
  try {
    const answer = await send(`${url}/api/order/create`, sent.headers, sent.body);
    const body = (await answer.json()) as Order;
    note(log.statuses, `${answer.status}`);
    if (answer.ok) log.acknowledged.set(sent.tag, body.id);
  } catch {
    note(log.statuses, "broken off");
    log.unanswered.push(sent);
  }
}

const note = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Several clients, each with orders of its own. */
export const writeAtOnce = (
  url: string,
  possible: readonly PossibleOrder[],
  clients: number,
  log: WritingLog,
): Promise<unknown> =>
  Promise.all(
    Array.from({ length: clients }, (_, client) =>
      writeOrders(
        url,
        possible.filter((_order, index) => index % clients === client),
        log,
      ),
    ),
  );
