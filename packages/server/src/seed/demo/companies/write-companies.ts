import { systemUser } from "@kreislauf/contract/users";
import { permission, type BerlinDate, berlinDate } from "@kreislauf/contract/base";
import type { WriteContext } from "../../../base/context.ts";
import type { Db } from "../../../base/database/database.ts";
import { holidaysOf } from "../../../catalog/index.ts";
import { siteKeys } from "../../../sites/index.ts";
import { writeGroups } from "./write-groups.ts";
import { writeSiteRecords } from "./write-site-records.ts";
import { findOrCreateCompany, personSortKey } from "../../../users/index.ts";
import { batches } from "../../../base/database/batches.ts";
import { type DemoCompany, type DemoCompanyKey, demoCompanies } from "../content/demo-companies.ts";
import type { Orderer } from "../content/order-setting.ts";
import { demoPeople } from "../content/demo-people.ts";
import type { DemoMembership, DemoPerson } from "../content/demo-person.ts";
import { type DemoSite, disposers } from "../content/demo-site.ts";

/** A site with what is needed to create its orders. */
export interface WrittenSite {
  readonly id: number;
  readonly companyId: number;
  readonly disposer: string;
  readonly costCentre: string;
  readonly holidays: ReadonlySet<BerlinDate>;
  readonly orderers: readonly Orderer[];
}

/** The sites of each company by name. */
export type WrittenSites = Readonly<Record<DemoCompanyKey, ReadonlyMap<string, WrittenSite>>>;

/** The age of companies and sites in days. They are older than the demo's first orders. */
const customersForDays = 1_200;

const companyKeys = Object.keys(demoCompanies) as DemoCompanyKey[];

/** Writes companies, people with their permissions, and sites. */
export async function writeCompanies(
  db: WriteContext["db"],
  now: Temporal.Instant,
  passwordHash: string,
): Promise<WrittenSites> {
  const since = now.subtract({ hours: customersForDays * 24 }).toString();
  const userIds = await writePeople(db, since, passwordHash);
  const written = {} as Record<DemoCompanyKey, ReadonlyMap<string, WrittenSite>>;
  for (const key of companyKeys) written[key] = await writeCompany(db, key, userIds, since, now);
  return written;
}

async function writePeople(
  db: Db,
  since: string,
  passwordHash: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .insertInto("users")
    .values(
      demoPeople.map((person) => ({
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        sort_key: personSortKey(person),
        phone: person.phone,
        password_hash: passwordHash,
        initial_password: person.initialPassword ?? false,
        created_at: since,
      })),
    )
    .returning(["id", "email"])
    .execute();
  return new Map(rows.map((row) => [row.email ?? "", row.id]));
}

async function writeCompany(
  db: WriteContext["db"],
  key: DemoCompanyKey,
  userIds: ReadonlyMap<string, number>,
  since: string,
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, WrittenSite>> {
  const company = demoCompanies[key];
  const { id: companyId } = await findOrCreateCompany(
    { db, now: Temporal.Instant.from(since) },
    { ...company, documents: true },
  );
  const groupIds = await writeGroups(db, company, companyId, since);
  const members = demoPeople.flatMap((person) =>
    person.memberships
      .filter((membership) => membership.company === key)
      .map((membership) => ({ person, membership, userId: userIds.get(person.email) as number })),
  );
  await db
    .insertInto("memberships")
    .values(
      members.map(({ membership, userId }) => ({
        user_id: userId,
        company_id: companyId,
        permissions: [...membership.permissions],
        level_id: membership.level ?? null,
        group_id: groupIds.get(membership.group ?? "") ?? null,
        created_at: since,
        deleted_at: null,
      })),
    )
    .execute();

  const siteIds = await writeSites(db, company, companyId, groupIds, since);
  const manager = members.find(({ membership }) => membership.permissions.includes(permission.siteManager));
  await writeSiteRecords(db, company, companyId, siteIds, manager?.userId ?? systemUser.provider, now);
  const assignments = members.flatMap(({ membership, userId }) =>
    company.sites
      .filter((site) => sees(membership, site))
      .map((site) => ({
        user_id: userId,
        company_id: companyId,
        site_id: siteIds.get(site.name) as number,
      })),
  );
  for (const batch of batches(assignments)) await db.insertInto("user_sites").values(batch).execute();

  const year = Number(berlinDate(now).slice(0, 4));
  const years = [-2, -1, 0, 1, 2].map((offset) => year + offset);
  const written = new Map<string, WrittenSite>();
  for (const site of company.sites) {
    const holidays = await holidaysOf(placeOf(site), years);
    written.set(site.name, {
      id: siteIds.get(site.name) as number,
      companyId,
      disposer: disposers[site.land],
      costCentre: site.costCentre ?? "",
      holidays: new Set(holidays.keys()),
      orderers: members.filter((member) => hasOrdered(member, site)).map(orderer),
    });
  }
  return written;
}

async function writeSites(
  db: Db,
  company: DemoCompany,
  companyId: number,
  groupIds: ReadonlyMap<string, number>,
  since: string,
): Promise<ReadonlyMap<string, number>> {
  const groups = Object.entries(company.groups);
  const groupOf = (site: DemoSite) => groups.find(([, has]) => has(site))?.[0] ?? "";
  const rows = await db
    .insertInto("sites")
    .values(
      company.sites.map((site, index) => ({
        company_id: companyId,
        group_id: groupIds.get(groupOf(site)) ?? null,
        active: site.inactiveForDays === undefined,
        alias: site.name,
        site_order_number: site.locationOrderNumber,
        street: site.street,
        house_number: site.houseNumber,
        zip: site.zip,
        city: site.city,
        land: site.land,
        assumption_day_holiday: placeOf(site).assumptionDayHoliday,
        corpus_christi_holiday: placeOf(site).corpusChristiHoliday,
        lat: site.lat,
        lon: site.lon,
        ...siteKeys({ ...site, alias: site.name }),
        contract_number: company.contractNumber,
        partner_number: company.partnerNumber,
        ship_to_number: String(company.firstShipToNumber + index),
        order_numbers: [...(site.orderNumbers ?? [])],
        gln_number: site.glnNumber ?? null,
        access: JSON.stringify(site.access ?? {}),
        disposer: disposers[site.land],
        created_at: since,
        activated_at: since,
      })),
    )
    .returning(["id", "alias"])
    .execute();
  return new Map(rows.map((row) => [row.alias, row.id]));
}

const placeOf = (site: DemoSite) => ({
  land: site.land,
  assumptionDayHoliday: site.assumptionDayHoliday ?? false,
  corpusChristiHoliday: site.corpusChristiHoliday ?? false,
});

function sees({ sites }: DemoMembership, site: DemoSite): boolean {
  if (sites === "all") return true;
  return "lands" in sites ? sites.lands.includes(site.land) : sites.includes(site.name);
}

interface Member {
  readonly person: DemoPerson;
  readonly membership: DemoMembership;
  readonly userId: number;
}

/**
 * Whether a member of the demo may have placed orders at the site. A person with an initial password has not, because
 * it must be changed before anything else.
 */
const hasOrdered = ({ person, membership }: Member, site: DemoSite) =>
  person.initialPassword !== true &&
  membership.permissions.includes(permission.orderManager) &&
  sees(membership, site);

const orderer = ({ person, userId }: Member): Orderer => ({
  id: userId,
  name: `${person.firstName} ${person.lastName}`,
  email: person.email,
});
