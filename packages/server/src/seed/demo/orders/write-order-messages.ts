import { orderStatus } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../../../base/context.ts";
import { insertMessage, markRead, settleMessages } from "../../../questions/index.ts";

const thread = [
  { minutesAgo: 190, text: "Kommt der Wagen vor 10 Uhr? Ab 10 Uhr steht der Kran in der Einfahrt." },
  { minutesAgo: 125, text: "Ja, der Fahrer ist gegen 8 Uhr bei Ihnen.", isDispatch: true },
] as const;

/** A question on the next confirmed order that a person placed, with the answer of dispatch, which was read. */
export async function writeOrderMessages({ db, now }: WriteContext, companyId: number): Promise<void> {
  const order = await db
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
    .limit(1)
    .executeTakeFirst();
  if (order === undefined) return;
  for (const { minutesAgo, text, ...message } of thread) {
    const work = { db, now: now.subtract({ minutes: minutesAgo }) };
    const authorId = "isDispatch" in message ? systemUser.provider : order.created_by;
    await settleMessages(work, order.id);
    const id = await insertMessage(work, order, { authorId, text });
    await markRead(work, order.id, order.created_by, id);
    await markRead(work, order.id, systemUser.provider, id);
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
  await settleMessages({ db, now }, order.id);
}
