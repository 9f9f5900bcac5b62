import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { sql } from "kysely";
import { testNow, type TestPortal } from "./test-portal.ts";

/** Without a server there are no two processes on one database. */
export const testServer = process.env["TEST_DATABASE_URL"];

/** Operating-system processes of the product on the database of a test's portal. */
export function testProcesses(portal: () => TestPortal) {
  const running = new Set<ChildProcess>();
  return {
    async start(): Promise<ChildProcess> {
      const { database, config } = portal();
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      const address = new URL(testServer ?? "");
      address.pathname = `/${rows[0]?.name}`;
      const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
        env: {
          ...process.env,
          DATABASE_URL: address.href,
          DATA_DIR: config.DATA_DIR,
          SEED: "none",
          PORT: "0",
          PORTAL_NOW: testNow,
          LOG_LEVEL: "silent",
          NODE_ENV: "test",
        },
        stdio: "ignore",
      });
      running.add(child);
      return child;
    },
    killAll(): void {
      for (const child of running) child.kill("SIGKILL");
    },
  };
}
