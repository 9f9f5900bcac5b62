import { berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import { formatContainerName } from "@kreislauf/contract/catalog";
import {
  type DeskAgreement,
  deskAgreementsPageSize,
  deskCountLimit,
  type DeskInquiry,
  maxDeskTasks,
  maxListedEndedOrders,
} from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { addressLine } from "@kreislauf/contract/sites";
import { sql, type SqlBool } from "kysely";
import {
  filesOfInquiry,
  type InquiryListRow,
  quoteOfInquiry,
  toInquiryView,
} from "../../agreements/index.ts";
import type { PublicContext } from "../../base/context.ts";
import { searchWords, wordPatterns } from "../../base/database/search-words.ts";

type Reading = Pick<PublicContext, "db" | "language">;

const selectAgreements = ({ db }: Pick<Reading, "db">) =>
  db
    .selectFrom("agreements")
    .innerJoin("companies", "companies.id", "agreements.company_id")
    .innerJoin("sites", "sites.id", "agreements.site_id")
    .innerJoin("waste_types", "waste_types.id", "agreements.waste_type_id")
    .innerJoin("container_types", "container_types.id", "agreements.container_type_id");

const selectAgreementRows = (reading: Pick<Reading, "db">) =>
  selectAgreements(reading).select([
    "agreements.id",
    "agreements.version",
    "agreements.agreement_number as agreementNumber",
    "agreements.company_id as companyId",
    "companies.name as companyName",
    "agreements.site_id as siteId",
    "sites.alias as siteName",
    "waste_types.description as wasteType",
    "waste_types.hazardous as isHazardous",
    "container_types.type as containerType",
    "agreements.agreement_type_id as agreementTypeId",
    "agreements.cycle_interval as cycleInterval",
    "agreements.weekday1",
    "agreements.weekday2",
    "agreements.status",
    "agreements.containers_on_site as containersOnSite",
    "agreements.created_on as createdOn",
    "agreements.ends_on as endsOn",
    "agreements.pending_change as pendingChange",
  ]);

const inLanguage =
  ({ language }: Reading) =>
  (row: DeskAgreement): DeskAgreement => ({
    ...row,
    containerType: formatContainerName(row.containerType, language),
  });

const isChangeOpen = sql<SqlBool>`agreements.pending_change is not null
  and agreements.pending_change ->> 'effectiveOn' is null and agreements.status <> 'ended'`;

/** Agreements with a requested change that nobody has decided on, oldest request first, at most `maxDeskTasks`. */
export const listOpenChanges = async (reading: Reading): Promise<DeskAgreement[]> =>
  (
    await selectAgreementRows(reading)
      .where(isChangeOpen)
      .orderBy(sql`agreements.pending_change ->> 'requestedOn'`)
      .orderBy("agreements.id")
      .limit(maxDeskTasks)
      .execute()
  ).map(inLanguage(reading));

function matches(search: string) {
  const words = searchWords(search).map((word) => {
    const { pattern, folded } = wordPatterns(word);
    return sql<SqlBool>`(companies.name ilike ${pattern} or companies.customer_number ilike ${pattern}
      or agreements.agreement_number ilike ${pattern} or sites.sort_key like ${folded}
      or sites.place_key like ${folded} or waste_types.sort_key like ${folded}
      or container_types.type ilike ${pattern})`;
  });
  return words.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(words, sql` and `)})`;
}

/**
 * Reads one page of the agreements that have not ended, and one row more (to know whether there is a next page), sorted
 * by company and site.
 */
export const listDeskAgreements = async (
  reading: Reading,
  { search, offset }: { readonly search: string; readonly offset: number },
): Promise<DeskAgreement[]> =>
  (
    await selectAgreementRows(reading)
      .where("agreements.status", "!=", "ended")
      .where(matches(search))
      .orderBy(sql`lower(companies.name) collate "C"`)
      .orderBy(sql`sites.sort_key collate "C"`)
      .orderBy("agreements.id")
      .offset(offset)
      .limit(deskAgreementsPageSize + 1)
      .execute()
  ).map(inLanguage(reading));

export const countDeskAgreements = async (reading: Reading, search: string): Promise<number> =>
  (
    await selectAgreements(reading)
      .select((row) => row.fn.countAll<number>().as("total"))
      .where("agreements.status", "!=", "ended")
      .where(matches(search))
      .executeTakeFirstOrThrow()
  ).total;

export const getDeskAgreement = async (reading: Reading, agreementId: number): Promise<DeskAgreement> =>
  inLanguage(reading)(
    await selectAgreementRows(reading).where("agreements.id", "=", agreementId).executeTakeFirstOrThrow(),
  );

/**
 * Previews the end of an agreement on a day: the open orders after that day and after today, which the end would
 * cancel.
 */
export async function previewEnd(
  { db, now }: Pick<PublicContext, "db" | "now">,
  agreementId: number,
  endsOn: BerlinDate,
) {
  const today = berlinDate(now);
  const orders = db
    .selectFrom("orders")
    .where("agreement_id", "=", agreementId)
    .where("status", "=", orderStatus.open)
    .where("executed_on", "is", null)
    .where("desired_date", ">", endsOn > today ? endsOn : today);
  const { total } = await orders
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await orders
    .select(["order_number", "desired_date as desiredDate"])
    .orderBy("desired_date")
    .orderBy("id")
    .limit(maxListedEndedOrders)
    .execute();
  return {
    total,
    orders: rows.map(({ order_number: number, desiredDate }) => ({
      orderNumber: String(number),
      desiredDate,
    })),
  };
}

const selectInquiries = ({ db }: Pick<Reading, "db">) =>
  db
    .selectFrom("inquiries")
    .innerJoin("users", "users.id", "inquiries.created_by")
    .innerJoin("companies", "companies.id", "inquiries.company_id")
    .innerJoin("sites", "sites.id", "inquiries.site_id")
    .leftJoin("waste_types", "waste_types.id", "inquiries.waste_type_id")
    .leftJoin("container_types", "container_types.id", "inquiries.container_type_id")
    .selectAll("inquiries")
    .select([
      "waste_types.description as waste_description",
      "container_types.type as container_type",
      "companies.name as companyName",
      "sites.alias as siteName",
      "sites.street",
      "sites.house_number as houseNumber",
      "sites.zip",
      "sites.city",
    ])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("created_by_name"))
    .select(quoteOfInquiry.as("quote_id"))
    .select(filesOfInquiry.as("attachments"));

type DeskInquiryRow = InquiryListRow &
  Pick<DeskInquiry, "companyName" | "siteName"> &
  Parameters<typeof addressLine>[0];

const toDeskInquiry =
  ({ language }: Reading) =>
  (row: DeskInquiryRow): DeskInquiry => ({
    ...toInquiryView(row, language),
    companyId: row.company_id,
    companyName: row.companyName,
    siteName: row.siteName,
    address: addressLine(row),
  });

/** SQL condition for open inquiries: they have no answer, and their company is active. */
const isInquiryOpen = sql<SqlBool>`inquiries.answer is null and companies.deactivated_at is null`;

/** Open inquiries, oldest first, at most `maxDeskTasks`. */
export const listOpenInquiries = async (reading: Reading): Promise<DeskInquiry[]> =>
  (
    await selectInquiries(reading).where(isInquiryOpen).orderBy("inquiries.id").limit(maxDeskTasks).execute()
  ).map(toDeskInquiry(reading));

/** Counts what waits for a decision: requested changes and inquiries, each up to `deskCountLimit`. */
export const selectTaskCount = () =>
  sql<number>`((select count(*) from (select from agreements where ${isChangeOpen} limit ${deskCountLimit}) as changes)
    + (select count(*) from (select from inquiries
        join companies on companies.id = inquiries.company_id
        where ${isInquiryOpen} limit ${deskCountLimit}) as asked))::int`;

export const findInquiryCompany = ({ db }: Pick<Reading, "db">, inquiryId: number) =>
  db.selectFrom("inquiries").select("company_id").where("id", "=", inquiryId).executeTakeFirst();

export const getDeskInquiry = async (reading: Reading, inquiryId: number): Promise<DeskInquiry> =>
  toDeskInquiry(reading)(
    await selectInquiries(reading).where("inquiries.id", "=", inquiryId).executeTakeFirstOrThrow(),
  );
