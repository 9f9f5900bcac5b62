import { addDays, berlinDate } from "@kreislauf/contract/base";
import type { Db } from "../../../base/database/database.ts";
import type { WrittenSites } from "../companies/write-companies.ts";

/** The number of the demo's frame order, the days until it ends, and its amount in cents. */
const frame = { code: "4500081724", days: 120, cents: 1_200_000 } as const;

/**
 * Writes what the workshops charge orders to: a cost centre for each, a frame order, an ended frame order, a project
 * and a closed project.
 */
export async function writeReferences(db: Db, sites: WrittenSites, now: Temporal.Instant): Promise<void> {
  const workshops = [...sites.workshops.values()];
  const companyId = workshops[0]?.companyId;
  if (companyId === undefined) return;
  const today = berlinDate(now);
  const charged = workshops.filter(({ costCentre }) => costCentre !== "");
  const changed_on = now.toString();
  const plain = { company_id: companyId, ends_on: null, amount_cents: null, changed_on };
  const number = { company_id: companyId, field: "customerOrderNumber", changed_on } as const;
  await db
    .insertInto("reference_entries")
    .values([
      ...[...new Set(charged.map(({ costCentre }) => costCentre))].map((code) => ({
        ...plain,
        field: "costCentre" as const,
        code,
        name: "",
      })),
      {
        ...number,
        code: frame.code,
        name: "Rahmen Entsorgung",
        ends_on: addDays(today, frame.days),
        amount_cents: frame.cents,
      },
      {
        ...number,
        code: "4500079310",
        name: "Rahmen Vorjahr",
        ends_on: addDays(today, -frame.days),
        amount_cents: frame.cents,
      },
      { ...plain, field: "project", code: "Umbau Halle 2", name: "" },
      { ...plain, field: "project", code: "Umbau Halle 1", name: "", closed: true },
    ])
    .execute();
  if (charged.length === 0) return;
  await db
    .insertInto("site_references")
    .values(
      charged.map(({ id, costCentre }) => ({ site_id: id, company_id: companyId, cost_centre: costCentre })),
    )
    .execute();
}
