import { openReplica } from "../../base/database/postgres-database.ts";
import { about, type Diagnosis, type Patient } from "./diagnosis.ts";

/** Examines the read replica. While it cannot answer, the primary database answers lists and statistics. */
export async function examineReplica({ db, config }: Patient): Promise<readonly Diagnosis[]> {
  if (config.DATABASE_READ_URL === undefined) return [];
  const { ok, note, wrong } = about("replica");
  const replica = openReplica(config.DATABASE_READ_URL, db);
  try {
    await replica.refresh();
    const { problem, isUsed } = replica.state();
    if (isUsed) return [ok("It has all that was written, and answers lists and statistics.")];
    return problem === undefined
      ? [note("It follows, but is not at the end; the database itself answers meanwhile.")]
      : [wrong(`${problem} Lists and statistics are read from the database itself meanwhile.`)];
  } finally {
    await replica.close();
  }
}
