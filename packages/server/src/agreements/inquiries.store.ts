import { type Attachment, Refusal } from "@kreislauf/contract/base";
import { type Selectable, sql } from "kysely";
import type { Context, WriteContext, Scope } from "../base/context.ts";
import type { InquiriesTable, InquiryFilesTable } from "./agreements.tables.ts";

/**
 * The inquiries of a site of the person's company, newest first, with the catalog's names. The caller has checked the
 * site.
 */
export const listInquiries = ({ db, actor }: Scope, siteId: number) =>
  shownInquiries({ db })
    .where("inquiries.company_id", "=", actor.companyId)
    .where("inquiries.site_id", "=", siteId)
    .orderBy("inquiries.id", "desc")
    .execute();

export const findInquiryListRow = ({ db }: Pick<Context, "db">, inquiryId: number) =>
  shownInquiries({ db }).where("inquiries.id", "=", inquiryId).executeTakeFirst();

const shownInquiries = ({ db }: Pick<Context, "db">) =>
  db
    .selectFrom("inquiries")
    .innerJoin("users", "users.id", "inquiries.created_by")
    .leftJoin("waste_types", "waste_types.id", "inquiries.waste_type_id")
    .leftJoin("container_types", "container_types.id", "inquiries.container_type_id")
    .selectAll("inquiries")
    .select(["waste_types.description as waste_description", "container_types.type as container_type"])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("created_by_name"))
    .select(quoteOfInquiry.as("quote_id"))
    .select(filesOfInquiry.as("attachments"));

export const quoteOfInquiry = sql<number | null>`(select quotes.id from quotes
  where quotes.inquiry_id = inquiries.id and quotes.status <> 'withdrawn')`;

export const filesOfInquiry = sql<Attachment[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', id, 'fileName', file_name, 'mediaType', media_type,
    'sizeBytes', size_bytes) order by id)
  from inquiry_files where inquiry_files.inquiry_id = inquiries.id), '[]')`;

/** A file that is already stored, for an inquiry that is not written yet. */
export type NewInquiryFile = Omit<Selectable<InquiryFilesTable>, "id" | "inquiry_id">;

export const insertInquiryFiles = (
  { db }: WriteContext,
  inquiryId: number,
  files: readonly NewInquiryFile[],
): Promise<unknown> =>
  db
    .insertInto("inquiry_files")
    .values(files.map((file) => ({ inquiry_id: inquiryId, ...file })))
    .execute();

export const listInquiryFiles = ({ db }: Pick<Context, "db">, inquiryId: number) =>
  db
    .selectFrom("inquiry_files")
    .select(["file_name", "media_type", "content_hash", "size_bytes"])
    .where("inquiry_id", "=", inquiryId)
    .orderBy("id")
    .execute();

export const findInquiryFile = ({ db }: Pick<Context, "db">, inquiryId: number, fileId: number) =>
  db
    .selectFrom("inquiry_files")
    .selectAll()
    .where("inquiry_id", "=", inquiryId)
    .where("id", "=", fileId)
    .executeTakeFirst();

/** The site of an inquiry of the person's company. The caller checks whether the person sees the site. */
export const findInquirySite = ({ db, actor }: Scope, inquiryId: number) =>
  db
    .selectFrom("inquiries")
    .select("site_id")
    .where("id", "=", inquiryId)
    .where("company_id", "=", actor.companyId)
    .executeTakeFirst();

export type InquiryListRow = NonNullable<Awaited<ReturnType<typeof findInquiryListRow>>>;

/** Locks an inquiry of any company, for the provider. */
export async function lockAnyInquiry({ db }: WriteContext, inquiryId: number): Promise<InquiryRow> {
  const inquiry = await db
    .selectFrom("inquiries")
    .selectAll()
    .where("id", "=", inquiryId)
    .forUpdate()
    .executeTakeFirst();
  if (inquiry === undefined) throw new Refusal("not_found");
  return inquiry;
}

export type InquiryRow = Selectable<InquiriesTable>;
