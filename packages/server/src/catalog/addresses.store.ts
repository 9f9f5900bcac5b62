import type { Land, AddressPrediction } from "@kreislauf/contract/catalog";
import { sql } from "kysely";
import { batches } from "../base/database/batches.ts";
import type { Scope } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { sortKey } from "../base/database/sort-key.ts";

/** A place with its postal code. */
export type Place = Pick<AddressPrediction, "zip" | "city" | "land" | "lat" | "lon">;
export type LocatedPlace = Place & { readonly lat: number; readonly lon: number };

const selectPlaces = (db: Db) => db.selectFrom("postal_places").select(["zip", "city", "land", "lat", "lon"]);

type PlaceRow = Omit<Place, "land"> & { readonly land: string };

const toPlaces = (rows: readonly PlaceRow[]): Place[] =>
  rows.map((row) => ({ ...row, land: row.land as Land }));

/** The first `most` places whose postal code begins with these digits. */
export const listPlacesByZip = async (db: Db, digits: string, most: number): Promise<Place[]> =>
  toPlaces(
    await selectPlaces(db)
      .where("zip", ">=", digits.padEnd(5, "0"))
      .where("zip", "<=", digits.padEnd(5, "9"))
      .orderBy("zip")
      .orderBy(sql`city_key collate "C"`)
      .orderBy("land")
      .limit(most)
      .execute(),
  );

/** The first `most` places with a word that begins with the typed text. Places whose name begins with it come first. */
export async function listPlacesByCity(db: Db, typed: string, most: number): Promise<Place[]> {
  const words = sortKey(typed);
  const position = sql<number>`position(${words} in city_key)`;
  return toPlaces(
    await selectPlaces(db)
      .where(sql<boolean>`(${position} = 1 or position(${` ${words}`} in city_key) > 0)`)
      .orderBy(sql`${position} <> 1`)
      .orderBy(sql`city_key <> ${words}`)
      .orderBy(sql`city_key collate "C"`)
      .orderBy("zip")
      .orderBy("land")
      .limit(most)
      .execute(),
  );
}

/** The streets of the person's own sites, each once, sorted by name. */
export async function listOwnStreets({ db, actor }: Scope): Promise<readonly (Place & { street: string })[]> {
  const rows = await db
    .selectFrom("sites")
    .innerJoin("user_sites", "user_sites.site_id", "sites.id")
    .select(["street", "zip", "city", "land", "lat", "lon"])
    .distinctOn([sql`street collate "C"`, "zip", sql`city collate "C"`])
    .where("user_sites.user_id", "=", actor.userId)
    .where("user_sites.company_id", "=", actor.companyId)
    .where("sites.company_id", "=", actor.companyId)
    .orderBy(sql`street collate "C"`)
    .orderBy("zip")
    .orderBy(sql`city collate "C"`)
    .orderBy("sites.id")
    .execute();
  return rows.map((row) => ({ ...row, land: row.land }));
}

/** Replaces all places that were imported before. */
export async function replacePlaces(db: Db, places: readonly LocatedPlace[]): Promise<void> {
  await db.deleteFrom("postal_places").execute();
  for (const batch of batches(places, 1_000)) {
    await db
      .insertInto("postal_places")
      .values(batch.map((place) => ({ ...place, city_key: sortKey(place.city) })))
      .execute();
  }
}
