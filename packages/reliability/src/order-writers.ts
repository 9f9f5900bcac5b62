import { randomUUID } from "node:crypto";
import type { Order } from "@kreislauf/contract/orders";
import { type Headers, type PossibleOrder, send } from "./possible-orders.ts";

/** A request that places an order. */
export interface SentOrder {
  /** Idempotency key of the request; its first 30 characters are the customer order number. */
  readonly tag: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What the clients know about their orders from the portal's answers. */
export interface WritingLog {
  /** Ids of the orders that the portal confirmed, by tag. */
  readonly acknowledged: Map<string, number>;
  /** Orders whose connection broke before their answer arrived. */
  readonly unanswered: SentOrder[];
  /** Number of answers by HTTP status; "broken off" counts broken connections. */
  readonly statuses: Map<string, number>;
  /** Set to true to have the clients stop. */
  isOver: boolean;
}

export const openLog = (): WritingLog => ({
  acknowledged: new Map(),
  unanswered: [],
  statuses: new Map(),
  isOver: false,
});

/** Places one order after the other until `log.isOver`, and notes each answer in the log. */
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

/** Runs several clients at once, each with its own share of the possible orders, until `log.isOver`. */
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
