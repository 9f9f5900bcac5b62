import { berlinDate, startOfBerlinDay } from "@kreislauf/contract/base";
import { sql } from "kysely";
import { batches } from "../../base/batches.ts";
import type { Db } from "../../base/database.ts";
import { type Happening, happeningRow } from "../../base/happenings.ts";

/** What the bell tells of, and when it happened. */
export interface ToldHappening {
  readonly at: Temporal.Instant;
  readonly happening: Happening;
}

/** Writes what the bell tells of, in the order in which it happened. */
export async function writeHappenings(
  db: Db,
  told: readonly ToldHappening[],
  now: Temporal.Instant,
): Promise<void> {
  const inOrder = told.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at));
  for (const batch of batches(inOrder, 2_000)) {
    await db
      .insertInto("happenings")
      .values(batch.map(({ at, happening }) => happeningRow(happening, at.toString())))
      .execute();
  }
  await readUntilToday(db, now);
}

/** Everybody in the demo looked at the bell yesterday. */
async function readUntilToday(db: Db, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into happening_marks (user_id, company_id, read_until)
    select user_id, company_id, coalesce((
      select max(id) from happenings
      where company_id = memberships.company_id
        and happened_at < ${startOfBerlinDay(berlinDate(now)).toString()}), 0)
    from memberships`.execute(db);
}
