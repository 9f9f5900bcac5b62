import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabaseUrl } from "../../../test/portal/processes.ts";
import { openPostgresDatabase } from "./postgres-database.ts";

test.skipIf(testDatabaseUrl === undefined)(
  "a connection that breaks between two statements ends its transaction, not the process",
  async () => {
    const database = openPostgresDatabase(testDatabaseUrl ?? "", { maxConnections: 2 });
    const { db } = database;
    const broken = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db);
      // Waits until the driver has noticed that the connection is broken, while no statement is running.
      await new Promise((later) => setTimeout(later, 300));
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow("Client has encountered a connection error and is not queryable");
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await database.close();
  },
);
