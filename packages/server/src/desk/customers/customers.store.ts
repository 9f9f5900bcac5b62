import { berlinDate, type BerlinDate, permission } from "@kreislauf/contract/base";
import {
  type DeskAccessFilter,
  deskCustomersPageSize,
  type DeskCustomer,
  type DeskCustomerAgreement,
  type DeskCustomerPerson,
  type DeskCustomerSite,
  type DeskDeactivation,
  type DeskSite,
  maxDeskCustomerRows,
} from "@kreislauf/contract/desk";
import type { Land } from "@kreislauf/contract/catalog";
import { orderStatus } from "@kreislauf/contract/orders";
import { sql, type SqlBool } from "kysely";
import type { PublicContext } from "../../base/context.ts";
import { versionOf } from "../../base/field-versions.ts";
import { searchWords, wordPatterns } from "../../base/database/search-words.ts";

type Reading = Pick<PublicContext, "db">;

const accessState = sql<DeskCustomer["access"]>`coalesce((select case when bool_or(not invited) then 'active'
  when count(*) > 0 then 'invited' end
  from memberships where memberships.company_id = companies.id and deleted_at is null), 'none')`;

/** Selects the columns of companies. Use it with a limit: the counts are computed for each selected row. */
const selectCustomers = ({ db }: Reading) =>
  db
    .selectFrom("companies")
    .select([
      "companies.id",
      "companies.customer_number as customerNumber",
      "companies.name",
      "companies.documents_enabled as documents",
      "companies.created_at as createdOn",
      "companies.deactivated_at as deactivatedOn",
    ])
    .select([
      sql<string | null>`(select city from sites where sites.company_id = companies.id
        group by city order by count(*) desc, city collate "C" limit 1)`.as("city"),
      sql<number>`(select count(*) from sites where sites.company_id = companies.id)`.as("sites"),
      sql<number>`(select count(*) from memberships
        where memberships.company_id = companies.id and deleted_at is null)`.as("people"),
      sql<number>`(select count(*) from agreements
        where agreements.company_id = companies.id and agreements.status <> 'ended')`.as("agreements"),
      // The day on which the latest order was placed, not the one it is wanted for; the index `orders_company_date`
      // alone is read.
      sql<BerlinDate | null>`(select (max(created_on) at time zone 'Europe/Berlin')::date from orders
        where orders.company_id = companies.id
          and orders.status <> ${sql.lit(orderStatus.cancelled)})`.as("lastOrderOn"),
      accessState.as("access"),
    ]);

export interface CustomerSelection {
  readonly search: string;
  readonly land?: Land | undefined;
  readonly disposer?: string | undefined;
  readonly access?: DeskAccessFilter | undefined;
}

function matches({ search, land, disposer, access }: CustomerSelection) {
  const conditions = searchWords(search).map((word) => {
    const { pattern, folded } = wordPatterns(word);
    return sql<SqlBool>`(companies.name ilike ${pattern} or companies.customer_number ilike ${pattern}
      or companies.id in (select company_id from sites where place_key like ${folded} or zip like ${pattern})
      or companies.id in (select memberships.company_id from memberships
        join users on users.id = memberships.user_id
        where memberships.deleted_at is null
          and (users.email ilike ${pattern} or users.sort_key like ${folded})))`;
  });
  if (land !== undefined)
    conditions.push(sql`companies.id in (select company_id from sites where sites.land = ${land})`);
  if (disposer !== undefined)
    conditions.push(
      sql`companies.id in (select company_id from sites where sites.disposer = ${disposer} and sites.active)`,
    );
  if (access === "deactivated") conditions.push(sql`companies.deactivated_at is not null`);
  else if (access !== undefined)
    conditions.push(sql`companies.deactivated_at is null and ${accessState} = ${access}`);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The fields of a company that the desk can edit. */
export const editedCustomerFields = ({ name, documents }: Pick<DeskCustomer, "name" | "documents">) => ({
  name,
  documents,
});

const withVersion = (row: Omit<DeskCustomer, "version">): DeskCustomer => ({
  ...row,
  version: versionOf(editedCustomerFields(row)),
});

/** Reads one page and one row more (to know whether there is a next page), sorted by name. */
export const listCustomers = async (
  reading: Reading,
  { offset, ...selection }: CustomerSelection & { readonly offset: number },
): Promise<DeskCustomer[]> => {
  const rows = await selectCustomers(reading)
    .where(matches(selection))
    .orderBy(sql`lower(companies.name) collate "C"`)
    .orderBy("companies.id")
    .offset(offset)
    .limit(deskCustomersPageSize + 1)
    .execute();
  return rows.map(withVersion);
};

export const countCustomers = async ({ db }: Reading, selection: CustomerSelection): Promise<number> =>
  (
    await db
      .selectFrom("companies")
      .select((row) => row.fn.countAll<number>().as("total"))
      .where(matches(selection))
      .executeTakeFirstOrThrow()
  ).total;

/** The names of the disposers of all sites, sorted; at most 500. */
export const listDisposerNames = async ({ db }: Reading): Promise<string[]> =>
  (
    await db
      .selectFrom("sites")
      .select("disposer")
      .where("disposer", "<>", "")
      .groupBy("disposer")
      .orderBy(sql`disposer collate "C"`)
      .limit(500)
      .execute()
  ).map(({ disposer }) => disposer);

export async function findCustomer(reading: Reading, companyId: number): Promise<DeskCustomer | undefined> {
  const row = await selectCustomers(reading).where("companies.id", "=", companyId).executeTakeFirst();
  return row && withVersion(row);
}

/**
 * Counts what the deactivation of a company would end: agreements, their containers, open orders after today, and the
 * access of people.
 */
export async function countEnding(
  { db, now }: Pick<PublicContext, "db" | "now">,
  companyId: number,
): Promise<DeskDeactivation> {
  const { rows } = await sql<DeskDeactivation>`select
    (select count(*) from agreements where company_id = ${companyId} and status <> 'ended') as agreements,
    (select coalesce(sum(containers_on_site), 0) from agreements
      where company_id = ${companyId} and status <> 'ended') as containers,
    (select count(*) from orders where company_id = ${companyId} and status = ${sql.lit(orderStatus.open)}
      and executed_on is null and desired_date > ${berlinDate(now)}) as orders,
    (select count(*) from memberships where company_id = ${companyId} and deleted_at is null) as people`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("A select without a table has one row.");
  return row;
}

export const lockCompanyById = ({ db }: Reading, companyId: number) =>
  db.selectFrom("companies").selectAll().where("id", "=", companyId).forNoKeyUpdate().executeTakeFirst();

/**
 * Whether another agreement that has not ended has the same site, waste type, container type, agreement type and cycle,
 * whatever its number.
 */
export const isAgreementRepeated = async ({ db }: Reading, agreementId: number): Promise<boolean> =>
  (await db
    .selectFrom("agreements as first")
    .innerJoin("agreements as second", (join) =>
      join
        .onRef("second.site_id", "=", "first.site_id")
        .onRef("second.waste_type_id", "=", "first.waste_type_id")
        .onRef("second.container_type_id", "=", "first.container_type_id")
        .onRef("second.agreement_type_id", "=", "first.agreement_type_id")
        .onRef("second.cycle_interval", "is not distinct from", "first.cycle_interval")
        .onRef("second.weekday1", "is not distinct from", "first.weekday1")
        .onRef("second.weekday2", "is not distinct from", "first.weekday2")
        .onRef("second.id", "!=", "first.id"),
    )
    .select("second.id")
    .where("first.id", "=", agreementId)
    .where("second.status", "!=", "ended")
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const listCustomerSites = ({ db }: Reading, companyId: number): Promise<DeskCustomerSite[]> =>
  db
    .selectFrom("sites")
    .select(["id", "alias as name", "land", "ship_to_number as siteNumber", "disposer", "active"])
    .select([
      sql<string>`trim(street || ' ' || house_number) || ', ' || zip || ' ' || city`.as("address"),
      sql<number>`(select coalesce(sum(containers_on_site), 0) from agreements
        where agreements.site_id = sites.id and agreements.status = 'active')`.as("containers"),
      sql<number>`(select count(*) from orders
        where orders.company_id = sites.company_id and orders.site_id = sites.id
          and orders.status = ${sql.lit(orderStatus.open)})`.as("openOrders"),
    ])
    .where("company_id", "=", companyId)
    .orderBy(sql`sort_key collate "C"`)
    .orderBy("id")
    .limit(maxDeskCustomerRows)
    .execute();

/** Reads a site with the fields that the desk can edit; undefined if the company has no site with this id. */
export const findDeskSite = (
  { db }: Reading,
  { companyId, siteId }: { readonly companyId: number; readonly siteId: number },
): Promise<Omit<DeskSite, "version"> | undefined> =>
  db
    .selectFrom("sites")
    .select(["id", "active", "alias as name", "ship_to_number as siteNumber", "street"])
    .select(["house_number as houseNumber", "zip", "city", "disposer"])
    .select([
      sql<string | null>`access ->> 'openingHours'`.as("openingHours"),
      sql<string | null>`access ->> 'gateWidth'`.as("gateWidth"),
      sql<string | null>`access ->> 'gateHeight'`.as("gateHeight"),
      sql<string | null>`access ->> 'driverHints'`.as("driverHints"),
    ])
    .where("id", "=", siteId)
    .where("company_id", "=", companyId)
    .executeTakeFirst();

export const listCustomerPeople = ({ db }: Reading, companyId: number): Promise<DeskCustomerPerson[]> =>
  db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select([
      "users.id as userId",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "memberships.invited",
      "memberships.permissions",
    ])
    .select([
      sql<string>`coalesce(users.email, '')`.as("email"),
      sql<string | null>`case when memberships.invited then (select max(one_time_links.expires_at)
        from one_time_links where one_time_links.user_id = users.id
          and one_time_links.company_id = memberships.company_id and one_time_links.kind = 'invitation'
          and one_time_links.replaced_at is null) end`.as("invitedUntil"),
      sql<number>`(select count(*) from user_sites join sites on sites.id = user_sites.site_id
        where user_sites.user_id = users.id and user_sites.company_id = memberships.company_id
          and sites.active)`.as("sites"),
    ])
    .where("memberships.company_id", "=", companyId)
    .where("memberships.deleted_at", "is", null)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .limit(maxDeskCustomerRows)
    .execute();

/** The people of the company who may order for a site themselves, sorted by name. */
export const listOrderers = (
  { db }: Reading,
  { companyId, siteId }: { readonly companyId: number; readonly siteId: number },
): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom("user_sites")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "user_sites.user_id")
        .onRef("memberships.company_id", "=", "user_sites.company_id"),
    )
    .innerJoin("users", "users.id", "user_sites.user_id")
    .select("users.id")
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("name"))
    .where("user_sites.company_id", "=", companyId)
    .where("user_sites.site_id", "=", siteId)
    .where("memberships.deleted_at", "is", null)
    .where("memberships.invited", "=", false)
    .where(sql<SqlBool>`${permission.orderManager} = any (memberships.permissions)`)
    .orderBy(sql`users.sort_key collate "C"`)
    .orderBy("users.id")
    .execute();

export const listCustomerAgreements = (
  { db }: Reading,
  companyId: number,
): Promise<DeskCustomerAgreement[]> =>
  db
    .selectFrom("agreements")
    .innerJoin("sites", "sites.id", "agreements.site_id")
    .innerJoin("waste_types", "waste_types.id", "agreements.waste_type_id")
    .innerJoin("container_types", "container_types.id", "agreements.container_type_id")
    .select([
      "agreements.id",
      "agreements.agreement_number as agreementNumber",
      "agreements.agreement_type_id as agreementTypeId",
      "sites.alias as siteName",
      "waste_types.description as wasteType",
      "container_types.type as containerType",
      "agreements.containers_on_site as containersOnSite",
    ])
    .select([sql<boolean>`agreements.status = 'requested'`.as("isRequested")])
    .where("agreements.company_id", "=", companyId)
    .where("agreements.status", "<>", "ended")
    .orderBy(sql`sites.sort_key collate "C"`)
    .orderBy("agreements.id")
    .limit(maxDeskCustomerRows)
    .execute();
