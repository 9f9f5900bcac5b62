import {
  type DeskDocumentRow,
  type DeskDocumentsQuery,
  deskDocumentsPageSize,
  maxDeskCustomerRows,
} from "@kreislauf/contract/desk";
import { type AliasedExpression, sql, type SqlBool } from "kysely";
import type { PublicContext } from "../../base/context.ts";
import { searchWords, wordPatterns } from "../../base/database/search-words.ts";
import { selectDocumentFacts } from "../../documents/index.ts";

type Reading = Pick<PublicContext, "db">;

/** Selects the documents of a page with the columns that the desk shows. */
const selectDeskDocuments = (reading: Reading, page: AliasedExpression<{ id: number }, "page">) =>
  selectDocumentFacts(reading, page, { linksAcrossSites: true })
    .innerJoin("companies", "companies.id", "documents.company_id")
    .innerJoin("sites", "sites.id", "documents.site_id")
    .select([
      "documents.company_id",
      "companies.name as company_name",
      "companies.customer_number",
      "sites.alias as site_name",
      "sites.ship_to_number as site_number",
      "documents.published_at",
      sql<boolean>`documents.invoice is not null or documents.receipt is not null`.as("is_figured"),
      sql<number>`(select count(*) from document_openings where document_id = documents.id)`.as("opened_by"),
      sql<string | null>`(select max(last_opened_at) from document_openings
        where document_id = documents.id)`.as("last_opened_at"),
    ]);

export type DeskDocumentListRow = Awaited<
  ReturnType<ReturnType<typeof selectDeskDocuments>["executeTakeFirstOrThrow"]>
>;

/**
 * Reads one page and one row more (to know whether there is a next page), latest published document first. The page's
 * ids are found first, then only its rows are read.
 */
export function listDeskDocuments(
  reading: Reading,
  { search, type, companyId, siteId, from, to, corrected, offset }: DeskDocumentsQuery,
): Promise<DeskDocumentListRow[]> {
  let query = reading.db.selectFrom("documents").select("documents.id");
  if (type !== undefined) query = query.where("documents.type", "=", type);
  if (companyId !== undefined) query = query.where("documents.company_id", "=", companyId);
  if (siteId !== undefined) query = query.where(isAtSite(siteId));
  if (from !== undefined) query = query.where("documents.date", ">=", from);
  if (to !== undefined) query = query.where("documents.date", "<=", to);
  if (corrected === "yes") query = query.where("documents.version", ">", 1);
  for (const word of searchWords(search)) query = query.where(matches(word));
  const page = query
    .orderBy("documents.published_at", "desc")
    .orderBy("documents.id", "desc")
    .offset(offset)
    .limit(deskDocumentsPageSize + 1)
    .as("page");
  return selectDeskDocuments(reading, page)
    .orderBy("documents.published_at", "desc")
    .orderBy("documents.id", "desc")
    .execute();
}

/** Documents of a site. The condition also names the company, because an index finds documents by company. */
const isAtSite = (siteId: number) =>
  sql<SqlBool>`(documents.site_id = ${siteId}
    and documents.company_id = (select company_id from sites where id = ${siteId}))`;

function matches(word: string) {
  const { pattern, folded } = wordPatterns(word);
  return sql<SqlBool>`(documents.search_numbers like ${folded} or documents.company_id in (
    select id from companies where name ilike ${pattern} or customer_number ilike ${pattern})
    or documents.site_id in (select id from sites where sort_key like ${folded} or ship_to_number ilike ${pattern}))`;
}

export const findDeskDocument = (reading: Reading, id: number) =>
  selectDeskDocuments(
    reading,
    reading.db.selectFrom("documents").select("documents.id").where("documents.id", "=", id).as("page"),
  ).executeTakeFirst();

export const listOpenings = ({ db }: Reading, documentId: number) =>
  db
    .selectFrom("document_openings")
    .innerJoin("users", "users.id", "document_openings.user_id")
    .select([
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("name"),
      "document_openings.openings",
      "document_openings.first_opened_at as firstOpenedOn",
      "document_openings.last_opened_at as lastOpenedOn",
      "document_openings.version",
    ])
    .where("document_openings.document_id", "=", documentId)
    .orderBy("document_openings.last_opened_at", "desc")
    .orderBy("users.id")
    .execute();

export async function listUnopened({ db }: Reading, documentId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("unseen_documents")
    .innerJoin("users", "users.id", "unseen_documents.user_id")
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("name"))
    .where("unseen_documents.document_id", "=", documentId)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .limit(maxDeskCustomerRows)
    .execute();
  return rows.map(({ name }) => name);
}

/** Reads the whole row of a document, which is needed to read its file; undefined if there is no such document. */
export const findDocumentRow = ({ db }: Reading, id: number) =>
  db.selectFrom("documents").selectAll().where("id", "=", id).executeTakeFirst();

export async function findCurrentHash({ db }: Reading, id: number): Promise<string | undefined> {
  const file = await db
    .selectFrom("document_files")
    .select("content_hash")
    .where("document_id", "=", id)
    .where("form", "=", "pdf")
    .executeTakeFirst();
  return file?.content_hash;
}

const present = <Value>(values: readonly (Value | null)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** The companies that files name: by customer number, by a site's number or by the staff's choice. */
export const findDocumentCompanies = ({ db }: Reading, files: readonly DeskDocumentRow[]) =>
  db
    .selectFrom("companies")
    .select(["id", "customer_number as customerNumber", "name"])
    .where(
      sql<SqlBool>`(customer_number = any (${present(files.map((file) => file.customerNumber))}::text[])
        or id = any (${present(files.map((file) => file.companyId))}::integer[])
        or id in (select company_id from sites
          where ship_to_number = any (${present(files.map((file) => file.siteNumber))}::text[])))`,
    )
    .orderBy("id")
    .execute();

/**
 * The sites of these companies, sorted by name: a limited number for each company, and all whose numbers the files
 * name.
 */
export const listDocumentSites = (
  { db }: Reading,
  companies: readonly { readonly id: number }[],
  files: readonly DeskDocumentRow[],
) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom("sites")
        .select([
          "id",
          "company_id as companyId",
          "alias as name",
          "ship_to_number as siteNumber",
          "sort_key",
        ])
        .select(
          sql<number>`row_number() over (partition by company_id order by sort_key collate "C", id)`.as(
            "place",
          ),
        )
        .where(sql<SqlBool>`company_id = any (${companies.map(({ id }) => id)}::integer[])`)
        .as("named"),
    )
    .select(["named.id", "named.companyId", "named.name", "named.siteNumber"])
    .where(
      sql<SqlBool>`(named.place <= ${maxDeskCustomerRows}
        or named."siteNumber" = any (${present(files.map((file) => file.siteNumber))}::text[]))`,
    )
    .orderBy("named.companyId")
    .orderBy("named.place")
    .execute();

/** The published documents that have the type and number of one of the files. */
export const listExistingDocuments = ({ db }: Reading, files: readonly DeskDocumentRow[]) =>
  db
    .selectFrom("documents")
    .leftJoin("document_files", (join) =>
      join.onRef("document_files.document_id", "=", "documents.id").on("document_files.form", "=", "pdf"),
    )
    .select([
      "documents.id",
      "documents.type",
      "documents.number",
      "documents.company_id as companyId",
      "documents.site_id as siteId",
      "documents.version",
      "documents.net_cents as netAmount",
      "documents.published_at as publishedOn",
      "document_files.content_hash as contentHash",
      sql<boolean>`documents.invoice is not null or documents.receipt is not null`.as("hasFigures"),
    ])
    .where(
      sql<SqlBool>`(documents.type, documents.number) in (select * from unnest(
        ${files.map(({ type }) => type ?? "")}::text[], ${files.map(({ number }) => number ?? "")}::text[]))`,
    )
    .execute();
