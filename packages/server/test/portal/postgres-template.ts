import pg from "pg";
import { migrate } from "../../src/base/database/migrate.ts";
import { openPostgresDatabase } from "../../src/base/database/postgres-database.ts";
import { schemaFingerprint } from "./schema-fingerprint.ts";

/** Id of the advisory lock under which one process makes the template while others wait. The number is arbitrary. */
const lockId = 4_711_099;

let made: Promise<string> | undefined;

/**
 * Returns the name of a database on the server with all migrations applied. Copying this database takes a tenth of the
 * time of migrating. A new one is made whenever a migration changes; it stays on the server for the next run.
 */
export const postgresTemplate = (server: string): Promise<string> => (made ??= ensureTemplate(server));

async function ensureTemplate(server: string): Promise<string> {
  const name = `template_${await schemaFingerprint()}`;
  await withClient(server, async (client) => {
    await client.query(`select pg_advisory_lock(${lockId})`);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount !== 0) return;
    // The database gets its name when it is complete, so that nobody uses what a killed process left unfinished.
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const database = openPostgresDatabase(withDatabase(server, unfinished), { maxConnections: 1 });
    try {
      await migrate(database.db);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

export function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
