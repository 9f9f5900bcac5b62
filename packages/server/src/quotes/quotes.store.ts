import { berlinDate, Refusal } from "@kreislauf/contract/base";
import { type Selectable, sql } from "kysely";
import type { Context, PublicContext, Scope, TransactionContext, WriteContext } from "../base/context.ts";
import { assignedSiteIds } from "../sites/index.ts";
import type { QuotesTable } from "./quotes.tables.ts";

type Source = Pick<PublicContext, "db">;
export type QuoteRow = Selectable<QuotesTable>;

const describedQuotes = ({ db }: Source) =>
  db
    .selectFrom("quotes")
    .innerJoin("inquiries", "inquiries.id", "quotes.inquiry_id")
    .innerJoin("users as asker", "asker.id", "inquiries.created_by")
    .innerJoin("companies", "companies.id", "quotes.company_id")
    .innerJoin("sites", "sites.id", "quotes.site_id")
    .innerJoin("waste_types", "waste_types.id", "quotes.waste_type_id")
    .innerJoin("container_types", "container_types.id", "quotes.container_type_id")
    .leftJoin("users as decider", "decider.id", "quotes.decided_by")
    .leftJoin("agreements", "agreements.id", "quotes.agreement_id")
    .leftJoin("orders", "orders.id", "quotes.order_id")
    .selectAll("quotes")
    .select([
      "inquiries.created_on as asked_on",
      "inquiries.created_by as asked_by",
      "companies.name as company_name",
      "sites.alias",
      "sites.street",
      "sites.house_number as houseNumber",
      "sites.zip",
      "sites.city",
      "waste_types.description as waste_description",
      "waste_types.avv_code",
      "waste_types.hazardous",
      "container_types.type as container_type",
      "container_types.size as container_size",
      "container_types.drawing as container_drawing",
      "agreements.agreement_number",
      "orders.order_number",
      "orders.desired_date",
    ])
    .select([
      sql<string>`trim(asker.first_name || ' ' || asker.last_name)`.as("asked_by_name"),
      sql<string | null>`trim(decider.first_name || ' ' || decider.last_name)`.as("decided_by_name"),
    ]);

/** Quotes for the sites that the person may see. */
const visibleQuotes = (context: Scope) =>
  describedQuotes(context)
    .where("quotes.company_id", "=", context.actor.companyId)
    .where("quotes.site_id", "in", assignedSiteIds(context));

const findVisible = (context: Scope, quoteId: number) =>
  visibleQuotes(context).where("quotes.id", "=", quoteId).executeTakeFirst();

export type QuoteListRow = NonNullable<Awaited<ReturnType<typeof findVisible>>>;

export async function getQuoteRow(context: Scope, quoteId: number): Promise<QuoteListRow> {
  const row = await findVisible(context, quoteId);
  if (row === undefined) throw new Refusal("not_found");
  return row;
}

/** Locks a quote that the person may see. */
export async function lockQuote(context: TransactionContext, quoteId: number): Promise<QuoteListRow> {
  const row = await visibleQuotes(context)
    .where("quotes.id", "=", quoteId)
    .forUpdate("quotes")
    .executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  return row;
}

export const listQuoteRows = (context: Scope, siteId: number) =>
  visibleQuotes(context).where("quotes.site_id", "=", siteId).orderBy("quotes.id", "desc").execute();

/** Quotes that wait for a decision, those that expire earliest first. */
export const listQuotesToDecide = (context: Context, amount: number) =>
  visibleQuotes(context)
    .where("quotes.status", "=", "sent")
    .where("quotes.valid_until", ">=", berlinDate(context.now))
    .orderBy("quotes.valid_until")
    .orderBy("quotes.id")
    .limit(amount)
    .execute();

export const countQuotesToDecide = async ({ db, now, actor }: Context): Promise<number> =>
  (
    await db
      .selectFrom("quotes")
      .select((row) => row.fn.countAll<number>().as("total"))
      .where("quotes.company_id", "=", actor.companyId)
      .where("quotes.site_id", "in", assignedSiteIds({ db, actor }))
      .where("quotes.status", "=", "sent")
      .where("quotes.valid_until", ">=", berlinDate(now))
      .executeTakeFirstOrThrow()
  ).total;

/** A quote of any company, for the provider; 404 if no quote has this id. */
export async function getAnyQuoteRow(source: Source, quoteId: number): Promise<QuoteListRow> {
  const row = await describedQuotes(source).where("quotes.id", "=", quoteId).executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  return row;
}

/** Locks a quote of any company, for the provider. */
export async function lockAnyQuote({ db }: WriteContext, quoteId: number): Promise<QuoteRow> {
  const row = await db
    .selectFrom("quotes")
    .selectAll()
    .where("id", "=", quoteId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal("not_found");
  return row;
}

/** The newest quotes of all companies. */
export const listAnyQuoteRows = (source: Source, limit: number) =>
  describedQuotes(source).orderBy("quotes.id", "desc").limit(limit).execute();

/** Writes the outcome of a quote that is locked and still open. */
export async function settleQuote(
  { db, now }: WriteContext,
  quote: Pick<QuoteRow, "id">,
  set: Partial<
    Pick<QuoteRow, "status" | "decided_by" | "decline_reason" | "decline_text" | "agreement_id" | "order_id">
  >,
): Promise<void> {
  await db
    .updateTable("quotes")
    .set({ ...set, decided_at: now.toString() })
    .where("id", "=", quote.id)
    .where("status", "=", "sent")
    .execute();
}

/** The member of staff who sent the quote; undefined if the provider's system sent it, or the account is locked. */
export const findQuoteSender = async ({ db }: Source, { staff_id: staffId }: Pick<QuoteRow, "staff_id">) =>
  staffId === null
    ? undefined
    : await db
        .selectFrom("staff")
        .select(["email", "first_name", "last_name"])
        .where("id", "=", staffId)
        .where("locked_at", "is", null)
        .executeTakeFirst();
