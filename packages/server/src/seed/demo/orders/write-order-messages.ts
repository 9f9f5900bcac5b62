import { orderStatus } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../../../base/context.ts";
import type { OrderRow } from "../../../orders/index.ts";
import { insertMessage, markRead, settleMessages } from "../../../questions/index.ts";

interface DemoMessage {
  readonly minutesAgo: number;
  readonly text: string;
  readonly isDispatch?: boolean;
}

const answered: readonly DemoMessage[] = [
  { minutesAgo: 190, text: "Kommt der Wagen vor 10 Uhr? Ab 10 Uhr steht der Kran in der Einfahrt." },
  { minutesAgo: 125, text: "Ja, der Fahrer ist gegen 8 Uhr bei Ihnen.", isDispatch: true },
];

const open: readonly DemoMessage[] = [
  { minutesAgo: 35, text: "Der Schlüssel zum Hof liegt diesmal beim Pförtner. Weiß der Fahrer das?" },
];

/**
 * Writes questions on two confirmed orders that a person placed: one question that dispatch has answered, and one that
 * waits for an answer.
 */
export async function writeOrderMessages(work: WriteContext, companyId: number): Promise<void> {
  const [first, second] = await findQuietOrders(work, companyId);
  if (first !== undefined) {
    await writeThread(work, first, answered);
    await settleMessages(work, first.id);
  }
  if (second !== undefined) await writeThread(work, second, open);
}

/**
 * The two open, confirmed orders with the latest desired dates, without those that were changed in the last four hours.
 */
const findQuietOrders = ({ db, now }: WriteContext, companyId: number) =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("status", "=", orderStatus.open)
    .where("confirmed_date", "is not", null)
    .where("executed_on", "is", null)
    .where("created_by", ">", systemUser.system)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("order_log")
            .select("order_log.id")
            .whereRef("order_log.order_id", "=", "orders.id")
            .where("changed_on", ">", now.subtract({ hours: 4 }).toString()),
        ),
      ),
    )
    .orderBy("desired_date", "desc")
    .orderBy("id")
    .limit(2)
    .execute();

async function writeThread(
  { db, now }: WriteContext,
  order: OrderRow,
  messages: readonly DemoMessage[],
): Promise<void> {
  const isAnswered = messages.some(({ isDispatch }) => isDispatch);
  for (const { minutesAgo, text, isDispatch = false } of messages) {
    const work = { db, now: now.subtract({ minutes: minutesAgo }) };
    const authorId = isDispatch ? systemUser.provider : order.created_by;
    await settleMessages(work, order.id);
    const id = await insertMessage(work, order, { authorId, text });
    await markRead(work, order.id, order.created_by, id);
    if (isAnswered) await markRead(work, order.id, systemUser.provider, id);
    await db
      .insertInto("order_log")
      .values({
        order_id: order.id,
        changed_on: work.now.toString(),
        changed_by: authorId,
        change: "message",
        old: "{}",
        new: JSON.stringify({ reason: text }),
      })
      .execute();
  }
}
