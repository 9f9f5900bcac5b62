import { createApp } from "@kreislauf/server";
import { readBranding } from "@kreislauf/server/base/branding";
import { createClock } from "@kreislauf/server/base/clock";
import { readConfig } from "@kreislauf/server/base/config";
import { openPostgresDatabase, openPostgresPool } from "@kreislauf/server/base/database/postgres-database";
import { signIn } from "./portal.ts";

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Records the SQL of a second portal that runs within this process, on the database of the measured portal. */
export interface StatementRecorder {
  /**
   * Sends a GET and returns the SQL statements that it runs after authentication. `headers` says for which person; by
   * default it is the account that the recorder was opened with.
   */
  statementsOf(path: string, headers?: Readonly<Record<string, string>>): Promise<readonly Statement[]>;
  /** The names of the tables that PostgreSQL would read with a sequential scan for this statement. */
  sequentialScans(statement: Statement): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function openStatementRecorder(
  databaseUrl: string,
  account: { readonly portalUrl: string; readonly email: string },
): Promise<StatementRecorder> {
  const recordedStatements: Statement[] = [];
  const database = openPostgresDatabase(databaseUrl, {
    maxConnections: 1,
    log: ({ query: { sql, parameters } }) => {
      recordedStatements.push({ sql, parameters });
    },
  });
  const pool = openPostgresPool(databaseUrl, 1);
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
  const app = await createApp({ config, database, clock: createClock(), branding: await readBranding() });
  const ownHeaders = await signIn(account.portalUrl, account.email);
  return {
    statementsOf: async (path, headers = ownHeaders) => {
      recordedStatements.length = 0;
      const answer = await app.inject({ url: path, headers });
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`);
      return recordedStatements.slice(
        recordedStatements.findIndex(({ sql }) => /from "?sessions/.test(sql)) + 1,
      );
    },
    sequentialScans: async ({ sql, parameters }) => {
      const { rows } = await pool.query<Record<string, string>>(`explain ${sql}`, [...parameters]);
      return rows.flatMap((row) =>
        [...(row["QUERY PLAN"] ?? "").matchAll(/Seq Scan on (\w+)/g)].map(([, table = ""]) => table),
      );
    },
    close: async () => {
      await app.close();
      await pool.end();
      await database.close();
    },
  };
}
