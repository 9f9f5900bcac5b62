import type { BerlinDate } from "@kreislauf/contract/base";
import { batches } from "../../base/database/batches.ts";
import type { WriteContext } from "../../base/context.ts";
import { type HolidayPlace, holidaysOf } from "../../catalog/index.ts";

/** Reads the agreements with the values that imported orders take from them. The key is the agreement number. */
export async function readAgreementsByNumber({ db }: Pick<WriteContext, "db">, numbers: ReadonlySet<string>) {
  const portions = [...batches([...numbers], 5_000)].map((batch) =>
    db
      .selectFrom("agreements")
      .innerJoin("sites", "sites.id", "agreements.site_id")
      .select([
        "agreements.agreement_number as agreementNumber",
        "agreements.id as agreement_id",
        "agreements.company_id",
        "agreements.site_id",
        "agreements.waste_type_id",
        "agreements.container_type_id",
        "agreements.agreement_type_id",
        "sites.disposer",
        "sites.land",
        "sites.assumption_day_holiday as assumptionDayHoliday",
        "sites.corpus_christi_holiday as corpusChristiHoliday",
      ])
      .where("agreements.agreement_number", "in", batch)
      .execute(),
  );
  const rows = (await Promise.all(portions)).flat();
  return new Map(rows.map((row) => [row.agreementNumber ?? "", row] as const));
}

/** The values that an imported order takes from its agreement. */
export type ImportedOrderAgreement =
  Awaited<ReturnType<typeof readAgreementsByNumber>> extends ReadonlyMap<string, infer Row> ? Row : never;

/**
 * The user ids of the current and former members of companies who have one of the e-mail addresses. The key is
 * `<company id> <e-mail address>`.
 */
export async function readMembers({ db }: Pick<WriteContext, "db">, emails: ReadonlySet<string>) {
  const portions = [...batches([...emails], 5_000)].map((batch) =>
    db
      .selectFrom("memberships")
      .innerJoin("users", "users.id", "memberships.user_id")
      .select(["memberships.company_id", "users.id", "users.email"])
      .where("users.email", "in", batch)
      .execute(),
  );
  const rows = (await Promise.all(portions)).flat();
  return new Map(rows.map((row) => [`${row.company_id} ${row.email}`, row.id] as const));
}

/** The holidays of a site in a day's year and the next one: deadlines of December end in January. */
export async function holidaysAround(place: HolidayPlace, day: BerlinDate): Promise<ReadonlySet<BerlinDate>> {
  const year = Number(day.slice(0, 4));
  return new Set((await holidaysOf(place, [year, year + 1])).keys());
}
