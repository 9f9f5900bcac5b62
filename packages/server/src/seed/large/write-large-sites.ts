import { addressKey } from "@kreislauf/contract/sites";
import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import { sortKey } from "../../base/database/sort-key.ts";
import { retailPlaces } from "../demo/content/retail-places.ts";
import { disposers } from "../demo/content/demo-site.ts";
import type { LargeScale } from "./large-scale.ts";
import { siteNames } from "./large-names.ts";
import { hashedChoice } from "./hashed-choice.ts";
import { type FirstIds, firstId } from "./write-large-companies.ts";

/** Names with their sort keys. The keys are computed here, because the database only concatenates them. */
const words = siteNames.map((name) => ({ name, key: sortKey(name) }));

const places = retailPlaces.map(([zip, city, land, lat, lon, ownHoliday]) => ({
  zip,
  city,
  key: sortKey(city),
  address: addressKey({ street: "", houseNumber: "", zip, city }).trim(),
  land,
  lat,
  lon,
  disposer: disposers[land],
  assumption: ownHoliday === "assumptionDay",
  corpus: ownHoliday === "corpusChristi",
}));

const street = "Gewerbestraße";
const plainStreet = addressKey({ street, houseNumber: "", zip: "", city: "" }).trim();

/**
 * Writes the sites and assigns all of a company's sites to its first user. Each site of the big company is also
 * assigned to one of its other users.
 */
export async function writeLargeSites(
  db: Db,
  scale: LargeScale,
  first: FirstIds,
  since: string,
): Promise<void> {
  const { bigCompanySites, companies } = scale;
  await sql`
    insert into sites (company_id, alias, site_order_number, street, house_number, zip, city, land,
      assumption_day_holiday, corpus_christi_holiday, lat, lon, sort_key, name_key, place_key, address_key,
      contract_number, partner_number, ship_to_number, disposer, created_at, activated_at)
    select ${first.company} + case when site < ${bigCompanySites} then 0
        else 1 + (site - ${bigCompanySites}) % ${sql.lit(companies - 1)} end,
      word ->> 'name' || ' ' || place.city, lpad(site::text, 5, '0'), ${street}, number::text,
      place.zip, place.city, place.land, place.assumption, place.corpus, place.lat, place.lon,
      lpad(site::text, 5, '0') || ', ' || (word ->> 'key') || ' ' || place.key || ', ' ||
        ${sortKey(street)} || ' ' || number || ', ' || place.zip || ' ' || place.key,
      (word ->> 'key') || ' ' || place.key,
      place.key || ' ' || ${sortKey(street)} || ' ' || number,
      ${plainStreet} || ' ' || number || ' ' || place.address,
      'V-' || site, 'P-' || site, 'S-' || site, place.disposer, ${since}, ${since}
    from (
      select site, 1 + ${hashedChoice("site", 1, 199)} as number,
        ${JSON.stringify(words)}::jsonb -> ${hashedChoice("site", 2, words.length)} as word,
        1 + ${hashedChoice("site", 3, places.length)} as place
      from generate_series(0, ${scale.sites - 1}::integer) as site
    ) as sites
    join rows from (
      jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as (zip text, city text, key text, address text, land text,
        lat double precision, lon double precision, disposer text, assumption boolean, corpus boolean)
    ) with ordinality as place (zip, city, key, address, land, lat, lon, disposer, assumption, corpus, number_of)
      on place.number_of = sites.place
    order by site`.execute(db);
  const site = await firstId(db, "sites");
  await sql`
    insert into user_sites (user_id, company_id, site_id)
    select ${first.user} + company_id - ${first.company}, company_id, id from sites
    union all
    select ${first.user + companies} + (id - ${site}) % ${sql.lit(scale.bigCompanyColleagues)}, company_id, id
    from sites where company_id = ${first.company}`.execute(db);
}
