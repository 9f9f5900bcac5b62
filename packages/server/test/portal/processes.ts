import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { testNow, type TestPortal } from "./portal.ts";

/** Starts the product's programs like an operator in a folder: on the embedded database, without demo data. */
export function testPrograms(folder: string, dataFolder = folder) {
  const start = (file: string, ...words: readonly string[]) =>
    spawn(process.execPath, [join(import.meta.dirname, "../../src", file), ...words], {
      cwd: folder,
      env: {
        ...process.env,
        DATA_DIR: dataFolder,
        DATABASE_URL: "",
        SEED: "none",
        PORT: "0",
        LOG_LEVEL: "silent",
        NODE_ENV: "test",
      },
    });
  return {
    startServer: () => start("main.mjs"),
    /** Runs a command; returns its output. */
    runCommand: async (...words: readonly string[]) => {
      const { stdout, stderr } = start("portal.ts", ...words);
      return `${await text(stdout)}${await text(stderr)}`;
    },
  };
}

/** The server for tests with several processes on one database; undefined if there is none. PGlite allows only one. */
export const testDatabaseUrl = process.env["TEST_DATABASE_URL"];

/** Starts operating-system processes of the product on the database of a test's portal. */
export function testProcesses(portal: () => TestPortal) {
  const running = new Set<ChildProcess>();
  return {
    async start(): Promise<ChildProcess> {
      const { database, config } = portal();
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      const address = new URL(testDatabaseUrl ?? "");
      address.pathname = `/${rows[0]?.name}`;
      const child = spawn(process.execPath, [join(import.meta.dirname, "../../src/main.mjs")], {
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
