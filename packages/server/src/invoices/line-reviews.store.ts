import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Context, WriteContext } from "../base/context.ts";
import { isSuperseded } from "../documents/index.ts";
import type {
  InvoiceLineFilesTable,
  InvoiceLineMessagesTable,
  InvoiceLineReviewRow,
} from "./invoices.tables.ts";

type Source = Pick<Context, "db">;

const among = (documentIds: readonly number[]) => sql<number>`any (${[...documentIds]}::integer[])`;

export const listReviews = ({ db }: Source, documentId: number) =>
  db
    .selectFrom("invoice_line_reviews")
    .leftJoin("documents as credit", "credit.id", "invoice_line_reviews.credit_note_id")
    .selectAll("invoice_line_reviews")
    .select("credit.number as credit_note_number")
    .where("document_id", "=", documentId)
    .execute();

export const listMessages = ({ db }: Source, documentIds: readonly number[]) =>
  db
    .selectFrom("invoice_line_messages")
    .innerJoin("users", "users.id", "invoice_line_messages.author_id")
    .selectAll("invoice_line_messages")
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("author"))
    .select(sql<boolean>`users.id = ${systemUser.provider}`.as("from_provider"))
    .where("document_id", "=", among(documentIds))
    .orderBy("invoice_line_messages.id")
    .execute();

const selectFiles = ({ db }: Source, documentIds: readonly number[]) =>
  db
    .selectFrom("invoice_line_files")
    .innerJoin("invoice_line_messages", "invoice_line_messages.id", "invoice_line_files.message_id")
    .selectAll("invoice_line_files")
    .where("invoice_line_messages.document_id", "=", among(documentIds));

export const listFiles = (source: Source, documentIds: readonly number[]) =>
  selectFiles(source, documentIds).orderBy("invoice_line_files.id").execute();

export const findFile = (source: Source, documentId: number, fileId: number) =>
  selectFiles(source, [documentId]).where("invoice_line_files.id", "=", fileId).executeTakeFirst();

/** Locks a line, so that two people decide on it one after the other; returns it with its review. */
export async function lockLine({ db }: WriteContext, documentId: number, position: number) {
  await db
    .selectFrom("invoice_lines")
    .select("position")
    .where("document_id", "=", documentId)
    .where("position", "=", position)
    .forUpdate()
    .execute();
  // A separate statement, so that it sees what was written while the first one waited for the lock.
  return await db
    .selectFrom("invoice_lines")
    .innerJoin("documents", "documents.id", "invoice_lines.document_id")
    .leftJoin("invoice_line_reviews as review", (join) =>
      join
        .onRef("review.document_id", "=", "invoice_lines.document_id")
        .onRef("review.position", "=", "invoice_lines.position"),
    )
    .select(["invoice_lines.document_id", "invoice_lines.position", "invoice_lines.company_id"])
    .select(["invoice_lines.site_id", "invoice_lines.net_cents", "documents.number", "documents.type"])
    .select(["review.state", "review.version", "review.disputes", "review.answer_by"])
    .select(isSuperseded("documents.id").as("is_over"))
    .where("invoice_lines.document_id", "=", documentId)
    .where("invoice_lines.position", "=", position)
    .executeTakeFirst();
}
export type LockedLine = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

type Change = Pick<InvoiceLineReviewRow, "state"> &
  Partial<Pick<InvoiceLineReviewRow, "answer_by" | "credit_note_id" | "disputes">>;

export async function writeReview({ db }: WriteContext, line: LockedLine, change: Change): Promise<void> {
  const { document_id, position, company_id, site_id } = line;
  const columns = { answer_by: null, credit_note_id: null, ...change };
  await db
    .insertInto("invoice_line_reviews")
    .values({ document_id, position, company_id, site_id, ...columns })
    .onConflict((conflict) =>
      conflict.columns(["document_id", "position"]).doUpdateSet({
        ...columns,
        version: sql<number>`invoice_line_reviews.version + 1`,
      }),
    )
    .execute();
}

type NewLineMessage = Pick<InvoiceLineMessagesTable, "event" | "author_id"> &
  Partial<Pick<InvoiceLineMessagesTable, "reason">> & { readonly text?: string };

export async function insertLineMessage(
  { db, now }: WriteContext,
  { document_id, position }: LockedLine,
  { event, author_id, reason = null, text = "" }: NewLineMessage,
): Promise<number> {
  const { id } = await db
    .insertInto("invoice_line_messages")
    .values({ document_id, position, event, author_id, reason, text, sent_at: now.toString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const insertLineFiles = (
  { db }: WriteContext,
  files: readonly Omit<InvoiceLineFilesTable, "id">[],
): Promise<unknown> =>
  db
    .insertInto("invoice_line_files")
    .values([...files])
    .execute();

/** The id of a published credit note of a company; undefined if there is none with this number. */
export const findCreditNote = ({ db }: Source, companyId: number, number: string) =>
  db
    .selectFrom("documents")
    .select("id")
    .where("company_id", "=", companyId)
    .where("type", "=", "credit_note")
    .where("number", "=", number)
    .executeTakeFirst();
