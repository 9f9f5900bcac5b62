import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { CompiledQuery } from "kysely";
import { createApp, type AppParts } from "../../src/app.ts";
import { readBranding } from "../../src/base/branding.ts";
import { readConfig, type Config } from "../../src/base/config.ts";
import type { Database, DatabaseOptions } from "../../src/base/database/database.ts";
import { type Files, openFiles } from "../../src/base/files/files.ts";
import { openEmbeddedDatabase } from "../../src/base/database/embedded-database.ts";
import { openPostgresDatabase, sessionSettingStatements } from "../../src/base/database/postgres-database.ts";
import { migratedDatabase } from "./migrated-database.ts";
import { postgresTemplate, withClient, withDatabase } from "./postgres-template.ts";

/** A Monday morning, 09:00 in Berlin, with no holiday near. */
export const testNow = "2027-03-01T08:00:00Z";

/** The real app on its own database, with a clock that tests set. */
export interface TestPortal {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  /** Sets the clock to an instant in ISO format. */
  setNow(instant: string): void;
  now(): Temporal.Instant;
  call(request: TestRequest): Promise<LightMyRequestResponse>;
  /** Runs `work`; returns the statements that the portal sends to the database meanwhile, earliest first. */
  statementsOf(work: () => Promise<unknown>): Promise<readonly CompiledQuery[]>;
  close(): Promise<void>;
}

export interface TestRequest {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE" | "HEAD";
  /** The path after `/api`, with its query. */
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const databaseServer = process.env["TEST_DATABASE_URL"];
/** URL of a pooler in front of `databaseServer` for all of its databases: docs/reliability.md, "Behind a pooler". */
const pooler = process.env["TEST_DATABASE_POOLER_URL"];

/** Opens a new database with all migrations: on the server of `TEST_DATABASE_URL`, without it PGlite in memory. */
export async function openTestDatabase(options: DatabaseOptions = {}): Promise<Database> {
  if (databaseServer === undefined) {
    return await openEmbeddedDatabase(undefined, { ...options, copyOf: await migratedDatabase() });
  }
  return await openScratchDatabase(databaseServer, options, await postgresTemplate(databaseServer));
}

/** Like `openTestDatabase`, but without any tables. */
export async function openEmptyTestDatabase(options: DatabaseOptions = {}): Promise<Database> {
  return databaseServer === undefined
    ? await openEmbeddedDatabase(undefined, options)
    : await openScratchDatabase(databaseServer, options);
}

async function openScratchDatabase(
  server: string,
  options: DatabaseOptions,
  template = "template1",
): Promise<Database> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const setUp = pooler === undefined ? [] : sessionSettingStatements(name);
  await withClient(server, async (client) => {
    for (const statement of [`create database ${name} template ${template}`, ...setUp])
      await client.query(statement);
  });
  const database = openPostgresDatabase(withDatabase(server, name), {
    ...options,
    maxConnections: 5,
    poolerUrl: pooler === undefined ? undefined : withDatabase(pooler, name),
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

type TestParts = Pick<AppParts, "webRoot" | "tracing"> & {
  /** Opens the portal's database; by default `openTestDatabase`. */
  readonly openDatabase?: (options: DatabaseOptions) => Promise<Database>;
  /** Wraps the file store, for example to delay its writes. */
  readonly wrapFiles?: (files: Files) => Files;
};

export async function openTestPortal(
  environment: Readonly<Record<string, string>> = {},
  { openDatabase = openTestDatabase, wrapFiles = (files) => files, ...parts }: TestParts = {},
): Promise<TestPortal> {
  let heard: CompiledQuery[] | undefined;
  const database = await openDatabase({
    log: (event) => {
      heard?.push(event.query);
      parts.tracing?.statements(event);
    },
  });
  let now = Temporal.Instant.from(testNow);
  const clock = { now: () => now };
  const dataDir = await mkdtemp(join(tmpdir(), "kreislauf-test-"));
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    REQUESTS_PER_SECOND: "100000",
    ...environment,
  });
  const files = wrapFiles(await openFiles(config));
  const app = await createApp({ config, database, clock, branding: await readBranding(), files, ...parts });
  return {
    app,
    config,
    database,
    setNow: (instant) => {
      now = Temporal.Instant.from(instant);
    },
    now: () => now,
    call: ({ method = "GET", path, body, token, headers }) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      }),
    statementsOf: async (work) => {
      const statements = (heard = []);
      try {
        await work();
      } finally {
        heard = undefined;
      }
      return statements;
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The HTTP status and the error code of a refused call's response. */
export const statusAndCode = (answer: { json(): unknown; readonly statusCode: number }) => [
  answer.statusCode,
  (answer.json() as { code: string }).code,
];
