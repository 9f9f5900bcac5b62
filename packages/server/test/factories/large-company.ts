import { permission } from "@kreislauf/contract/base";
import { sql } from "kysely";
import { ensureTestOffer } from "./agreement.ts";
import { createTestCompany, type TestCompany } from "./company.ts";
import type { TestPortal } from "../portal/portal.ts";

/** How many companies to create, and how many sites and users each has; users see the first `sitesOfUser` sites. */
interface Size {
  readonly companies: number;
  readonly sites: number;
  readonly users: number;
  readonly sitesOfUser: number;
}

const since = "2026-06-01T08:00:00Z";

/** Creates further companies, so that a query plan would show a full table scan. */
export async function createOtherCompanies(portal: TestPortal, size: Size): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into companies (name, customer_number, documents_enabled, created_at)
    select 'Nachbar ' || n, 'nachbar-' || n, true, ${since} from generate_series(1, ${size.companies}) as n
    returning id`.execute(portal.database.db);
  const ids = rows.map(({ id }) => id);
  await fillCompanies(portal, ids, size);
}

/** Creates a company with this many sites, people, contacts and groups. The returned person sees all sites. */
export async function createLargeCompany(
  portal: TestPortal,
  size: Omit<Size, "companies">,
): Promise<TestCompany> {
  const company = await createTestCompany(portal);
  await fillCompanies(portal, [company.companyId], size);
  await sql`
    insert into user_sites (user_id, company_id, site_id)
    select ${company.userId}, company_id, id from sites where company_id = ${company.companyId}
    on conflict do nothing`.execute(portal.database.db);
  return company;
}

/**
 * Adds sites and people to companies. Every tenth site is inactive, the others have an agreement; every third person is
 * only invited.
 */
async function fillCompanies(
  portal: TestPortal,
  companyIds: readonly number[],
  { sites, users, sitesOfUser }: Omit<Size, "companies">,
): Promise<void> {
  const { db } = portal.database;
  const companies = sql`unnest(${[...companyIds]}::integer[]) as company (id)`;
  await sql`
    insert into groups (company_id, name, sort_key, partner_number, created_at)
    select company.id, 'Gruppe ' || n, 'gruppe ' || n, 'P-' || n, ${since}
    from ${companies}, generate_series(1, 10) as n`.execute(db);
  await sql`
    insert into external_contacts (company_id, name, sort_key, phone, email, created_at)
    select company.id, 'Kontakt ' || n, 'kontakt ' || n, '+49561' || n, 'k' || n || '@test.example', ${since}
    from ${companies}, generate_series(1, ${Math.ceil(sites / 10)}) as n`.execute(db);
  await sql`
    insert into sites (company_id, active, alias, site_order_number, street, house_number, zip, city, land, lat,
      lon, sort_key, name_key, place_key, address_key, group_id, contact_external_id, contract_number, created_at,
      activated_at)
    select company.id, n % 10 <> 0, 'Markt ' || n, n::text, 'Gewerbestraße', n::text, '34123', 'Kassel', 'HE', 51.3, 9.5,
      n || ', markt ' || n || ', gewerbestrasse ' || n || ', 34123 kassel', 'markt ' || n, 'kassel gewerbestrasse ' || n,
      'gewerbestr ' || n || ' 34123 kassel',
      (select groups.id from groups where groups.company_id = company.id and groups.name = 'Gruppe ' || (n % 10 + 1)),
      (select contacts.id from external_contacts as contacts
        where contacts.company_id = company.id and contacts.name = 'Kontakt ' || (n % ${Math.ceil(sites / 10)} + 1)),
      'V-' || n, ${since}, ${since}
    from ${companies}, generate_series(1, ${sites}) as n`.execute(db);
  await sql`
    insert into agreements (company_id, site_id, agreement_number, offer_id, agreement_type_id, waste_type_id,
      container_type_id, status, containers_on_site, created_on)
    select sites.company_id, sites.id, 'R-' || sites.id, offers.id, offers.agreement_type_id, offers.waste_type_id,
      offers.container_type_id, 'active', 1, ${since}
    from sites, service_offers as offers
    where sites.company_id = any (${[...companyIds]}::integer[]) and sites.active
      and offers.id = ${await ensureTestOffer(portal, "usual")}
    on conflict do nothing`.execute(db);
  await sql`
    insert into site_deactivations (company_id, site_id, deactivated_at, deactivated_by)
    select company_id, id, ${since}, 96 from sites
    where company_id = any (${[...companyIds]}::integer[]) and not active`.execute(db);
  await sql`
    insert into users (email, first_name, last_name, sort_key, phone, created_at)
    select 'p' || n || '-' || company.id || '@test.example', 'Nele', 'Harder ' || n, 'harder ' || n || ' nele',
      '+4956155' || n, ${since}
    from ${companies}, generate_series(1, ${users}) as n`.execute(db);
  await sql`
    insert into memberships (user_id, company_id, permissions, invited, level_id, created_at)
    select users.id, company.id, ${Object.values(permission)}::smallint[], users.id % 3 = 0, users.id % 4 + 1, ${since}
    from ${companies}
    join users on split_part(split_part(users.email, '-', 2), '@', 1) = company.id::text and users.email like 'p%'
  `.execute(db);
  await sql`
    insert into user_sites (user_id, company_id, site_id)
    select memberships.user_id, memberships.company_id, sites.id
    from memberships
    join sites on sites.company_id = memberships.company_id
      and sites.house_number::integer <= ${sitesOfUser}
    where memberships.company_id = any (${[...companyIds]}::integer[])
    on conflict do nothing`.execute(db);
  await sql`
    insert into one_time_links (kind, token_hash, user_id, company_id, created_at, expires_at)
    select 'invitation', sha256(('link' || user_id || ' ' || company_id)::bytea), user_id, company_id, ${since}, ${since}
    from memberships where invited and company_id = any (${[...companyIds]}::integer[])`.execute(db);
}
