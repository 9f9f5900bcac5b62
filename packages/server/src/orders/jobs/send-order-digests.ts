import { berlinDate, berlinZone, isPermitted } from "@kreislauf/contract/base";
import { ordersApi } from "@kreislauf/contract/orders";
import type { WriteContext } from "../../base/context.ts";
import { enqueueMail } from "../../base/mail/outbox.ts";
import { lockDigestReaders, setDigestFrom } from "../../users/index.ts";
import { listColleaguesOrders } from "./order-digests.store.ts";
import { batchSize } from "./run-batch.ts";

/** The time of day in Berlin up to which a digest covers orders; most people have finished work by then. */
const digestTime = "17:00";
/**
 * The longest time between the beginning of a call and the commit of its order. Two minutes after 17:00, all orders
 * whose call began before 17:00 are committed.
 */
const saving = { minutes: 2 };
const maxListed = 20;

/** The time up to which the latest digest covers orders: the last 17:00 that is at least two minutes ago. */
export function latestDigestTime(now: Temporal.Instant): Temporal.Instant {
  const saved = now.subtract(saving);
  const today = Temporal.PlainDate.from(berlinDate(saved));
  const at = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone: berlinZone, plainTime: digestTime }).toInstant();
  const due = at(today);
  return Temporal.Instant.compare(due, saved) <= 0 ? due : at(today.subtract({ days: 1 }));
}

/**
 * Sends the daily digest of colleagues' orders to people who want it. Returns the number of people in this batch,
 * mailed or not.
 */
export async function sendOrderDigests(work: WriteContext): Promise<number> {
  const until = latestDigestTime(work.now);
  const readers = await lockDigestReaders(work, until, batchSize);
  for (const reader of readers) {
    const { userId, companyId, email, firstName, lastName } = reader;
    const rights = { permissions: new Set(reader.permissions), documentsEnabled: false };
    const orders = isPermitted(ordersApi.listOrders.access, rights)
      ? await listColleaguesOrders(work, reader, until)
      : [];
    if (orders.length > 0 && email !== null) {
      await enqueueMail(work, {
        kind: "order_digest",
        cause: `orders of company ${companyId} until ${until.toString()}`,
        recipient: { id: userId, email },
        data: {
          greeting: { firstName, lastName },
          orders: orders.slice(0, maxListed).map(({ orderNumber, ...order }) => ({
            ...order,
            orderNumber: String(orderNumber),
          })),
          count: orders.length,
        },
      });
    }
    await setDigestFrom(work, reader, until);
  }
  return readers.length;
}
