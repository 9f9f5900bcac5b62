import { listKnownMigrations, listMigrations } from "../../base/database/migrate.ts";
import { machineNow } from "../../base/clock.ts";
import { readDatabaseFacts } from "../database-facts.store.ts";
import { about, type Diagnosis, inBytes, type Patient } from "./diagnosis.ts";

const oldestVersion = 150_000;
const fullShare = 0.9;
/**
 * Largest accepted difference between clocks: the clocks of several machines decide whether sessions, links and codes
 * are valid.
 */
const clockSeconds = 5;

export async function examineDatabase({ db, config }: Patient): Promise<readonly Diagnosis[]> {
  const { ok, note, wrong } = about("database");
  const before = machineNow();
  const facts = await readDatabaseFacts(db);
  const { version, encoding, bytes, connections, maxConnections } = facts;
  const isEmbedded = config.DATABASE_URL === undefined;
  const name = isEmbedded ? "Embedded" : `PostgreSQL ${Math.floor(version / 10_000)}`;
  const found: Diagnosis[] = [ok(`${name}, ${inBytes(bytes)}.`)];
  if (version < oldestVersion) found.push(wrong("PostgreSQL is older than 15."));
  if (encoding !== "UTF8") found.push(wrong(`Its encoding is ${encoding} and must be UTF8.`));
  if (facts.isReadOnly) found.push(wrong("It is a standby or read-only: nothing can be written."));
  if (!isEmbedded && connections > maxConnections * fullShare) {
    found.push(wrong(`${connections} of ${maxConnections} connections are in use.`));
  }
  if (isEmbedded && config.NODE_ENV === "production") {
    found.push(note("The embedded database may lose the last writes in a power cut."));
  }
  return [...found, ...(await examineSchema(db)), examineClock(isEmbedded ? null : facts.clock, before)];
}

async function examineSchema(db: Patient["db"]): Promise<readonly Diagnosis[]> {
  const { ok, wrong } = about("schema");
  const [applied, known] = [await listMigrations(db), await listKnownMigrations()];
  const missing = known.filter((name) => !applied.includes(name));
  const foreign = applied.filter((name) => !known.includes(name));
  if (foreign.length > 0)
    return [wrong(`It is newer than this program: ${foreign.join(", ")}. Start the newer version.`)];
  return missing.length === 0
    ? [ok(`All ${known.length} migrations are there.`)]
    : [wrong(`${missing.length} migrations are missing; the portal runs them when it starts.`)];
}

/** Compares the portal's clock with the database's, which decides nothing but serves as a second opinion. */
function examineClock(databaseClock: string | null, before: Temporal.Instant): Diagnosis {
  const { ok, wrong } = about("clock");
  const shown = `It is ${before.toZonedDateTimeISO("Europe/Berlin").toPlainDateTime().toString({ smallestUnit: "second" }).replace("T", " ")} in Berlin`;
  if (databaseClock === null) return ok(`${shown}.`);
  const seconds = Temporal.Instant.from(databaseClock).until(before).total("seconds");
  return Math.abs(seconds) <= clockSeconds
    ? ok(`${shown}, and the database agrees.`)
    : wrong(
        `${shown}, ${Math.abs(seconds).toFixed(0)} seconds ${seconds > 0 ? "after" : "before"} the database.`,
      );
}
