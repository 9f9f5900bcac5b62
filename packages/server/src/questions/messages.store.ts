import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Context, Scope, WriteContext } from "../base/context.ts";
import type { OrderRow } from "../orders/index.ts";
import { assignedSiteIds } from "../sites/index.ts";
import type { OrderMessageFilesTable } from "./questions.tables.ts";

type Source = Pick<Context, "db">;

/** The messages of an order, the oldest first; the caller has checked the order. */
export const listMessages = ({ db }: Source, orderId: number) =>
  db
    .selectFrom("order_messages")
    .innerJoin("users", "users.id", "order_messages.author_id")
    .selectAll("order_messages")
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("author"))
    .where("order_messages.order_id", "=", orderId)
    .orderBy("order_messages.id")
    .execute();

export const listMessageFiles = ({ db }: Source, orderId: number) =>
  db
    .selectFrom("order_message_files")
    .innerJoin("order_messages", "order_messages.id", "order_message_files.message_id")
    .selectAll("order_message_files")
    .where("order_messages.order_id", "=", orderId)
    .orderBy("order_message_files.id")
    .execute();

export const findMessageFile = ({ db }: Source, orderId: number, fileId: number) =>
  db
    .selectFrom("order_message_files")
    .innerJoin("order_messages", "order_messages.id", "order_message_files.message_id")
    .selectAll("order_message_files")
    .where("order_messages.order_id", "=", orderId)
    .where("order_message_files.id", "=", fileId)
    .executeTakeFirst();

export const listReads = ({ db }: Source, orderId: number) =>
  db
    .selectFrom("order_message_reads")
    .select(["user_id", "read_until"])
    .where("order_id", "=", orderId)
    .execute();

/** Marks the messages of an order as not waiting for an answer any more: all, or only those of one side. */
export const settleMessages = (
  { db }: WriteContext,
  orderId: number,
  fromProvider?: boolean,
): Promise<unknown> =>
  db
    .updateTable("order_messages")
    .set({ awaits_answer: false })
    .where("order_id", "=", orderId)
    .where("awaits_answer", "=", true)
    .$if(fromProvider !== undefined, (query) => query.where("from_provider", "=", fromProvider === true))
    .execute();

interface NewMessageRow {
  readonly authorId: number;
  readonly text: string;
  /** Whether the message waits for an answer from the other side. */
  readonly awaitsAnswer?: boolean;
}

export async function insertMessage(
  { db, now }: WriteContext,
  order: OrderRow,
  { authorId, text, awaitsAnswer = true }: NewMessageRow,
): Promise<number> {
  const { id } = await db
    .insertInto("order_messages")
    .values({
      order_id: order.id,
      company_id: order.company_id,
      site_id: order.site_id,
      from_provider: authorId === systemUser.provider,
      author_id: authorId,
      text,
      sent_at: now.toString(),
      awaits_answer: awaitsAnswer,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const insertMessageFiles = (
  { db }: WriteContext,
  files: readonly Omit<OrderMessageFilesTable, "id">[],
): Promise<unknown> =>
  db
    .insertInto("order_message_files")
    .values([...files])
    .execute();

/** Marks messages as read up to an id. The mark only moves forward, and no further than the last message. */
export const markRead = ({ db }: WriteContext, orderId: number, userId: number, untilId: number) =>
  sql`insert into order_message_reads (order_id, user_id, read_until)
    select ${orderId}, ${userId}, max(id) from order_messages where order_id = ${orderId} and id <= ${untilId}
    having max(id) is not null
    on conflict (order_id, user_id)
    do update set read_until = greatest(order_message_reads.read_until, excluded.read_until)`.execute(db);

/** Messages of dispatch at the person's sites that wait for an answer. */
const selectToAnswer = (scope: Scope) =>
  scope.db
    .selectFrom("order_messages")
    .where("order_messages.company_id", "=", scope.actor.companyId)
    .where("order_messages.site_id", "in", assignedSiteIds(scope))
    .where("awaits_answer", "=", true)
    .where("from_provider", "=", true);

export const countToAnswer = async (scope: Scope): Promise<number> =>
  (
    await selectToAnswer(scope)
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

export const listToAnswer = (scope: Scope, amount: number) =>
  selectToAnswer(scope)
    .innerJoin("orders", "orders.id", "order_messages.order_id")
    .innerJoin("waste_types", "waste_types.id", "orders.waste_type_id")
    .innerJoin("sites", "sites.id", "orders.site_id")
    .select([
      "orders.id as order_id",
      "orders.order_number",
      "waste_types.description as waste",
      "sites.alias",
      "sites.city",
      "order_messages.text",
      "order_messages.sent_at",
    ])
    .orderBy("order_messages.id")
    .limit(amount)
    .execute();
