import { sql } from "kysely";
import type { Context } from "../base/context.ts";
import type { HolidayPlace } from "./holidays.ts";

type Source = Pick<Context, "db">;
type Scope = Pick<Context, "db" | "actor">;

export const listWasteTypes = ({ db }: Source) =>
  db
    .selectFrom("waste_types")
    .selectAll()
    .orderBy(sql`sort_key collate "C"`)
    .orderBy("id")
    .execute();

export const listContainerTypes = ({ db }: Source) =>
  db
    .selectFrom("container_types")
    .selectAll()
    .orderBy(sql`sort_key collate "C"`)
    .orderBy("id")
    .execute();

export const listOffers = ({ db }: Source) =>
  db
    .selectFrom("service_offers")
    .selectAll()
    .orderBy("waste_type_id")
    .orderBy("container_type_id")
    .orderBy("agreement_type_id")
    .execute();

/** What the holidays of an assigned site depend on; undefined for any other site. */
export const findHolidayPlace = (
  { db, actor }: Scope,
  locationId: number,
): Promise<HolidayPlace | undefined> =>
  db
    .selectFrom("locations")
    .innerJoin("user_locations", (join) =>
      join
        .onRef("user_locations.location_id", "=", "locations.id")
        .on("user_locations.user_id", "=", actor.userId)
        .on("user_locations.company_id", "=", actor.companyId),
    )
    .select([
      "locations.land",
      "locations.assumption_day_holiday as assumptionDayHoliday",
      "locations.corpus_christi_holiday as corpusChristiHoliday",
    ])
    .where("locations.id", "=", locationId)
    .executeTakeFirst();
