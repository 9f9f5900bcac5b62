import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { containerAction } from "@kreislauf/contract/catalog";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../base/config.ts";
import type { Database } from "../../base/database/database.ts";
import { openEmbeddedDatabase } from "../../base/database/embedded-database.ts";
import { type Files, openFolderFiles } from "../../base/files/files.ts";
import { listMigrations, migrate, migrateUntil } from "../../base/database/migrate.ts";
import { seedDemo } from "../../seed/demo/seed-demo.ts";
import { createTestCompany } from "../../../test/factories/company.ts";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import {
  openEmptyTestDatabase,
  openTestPortal,
  testNow,
  type TestPortal,
} from "../../../test/portal/portal.ts";
import type { BackupFooter } from "./backup-format.ts";
import { runCommand } from "../commands/command-line.ts";

/** The data to restore: the demo with a picture, a file and values that are easily corrupted. */

let portal: TestPortal;
let files: Files;
let folder: string;
let backup: string;
const clock = { now: () => Temporal.Instant.from(testNow) };

beforeAll(async () => {
  portal = await openTestPortal();
  files = openFolderFiles(join(portal.config.DATA_DIR, "files"));
  const { db } = portal.database;
  await seedDemo(db, { now: clock.now(), files, progress: () => undefined });
  folder = await mkdtemp(join(tmpdir(), "backups-"));
  backup = join(folder, "first.gz");
  const { user_id, company_id } = await db
    .selectFrom("memberships")
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("files")
    .values({
      company_id,
      content_hash: await files.write(Buffer.alloc(700_000, "sketch")),
      media_type: "image/png",
      purpose: "sketch",
      size_bytes: 700_000,
      uploaded_by: user_id,
      created_at: testNow,
    })
    .execute();
  await sql`
    insert into idempotency_keys (user_id, call, key, body_hash, answer, created_at)
    values (${user_id}, 'a\u2028b', ${'"\\ \t\n\r ☃ 𝄞'}, ${Buffer.from([0, 255, 10, 92])}, 'null',
      '2027-01-31 23:59:59.123456+00')`.execute(db);
  await run("backup", backup);
}, 120_000);
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const run = (...words: string[]) => runTestCommand(portal, ...words);
const endOf = async (path: string) => {
  const last =
    gunzipSync(await readFile(path))
      .toString()
      .trimEnd()
      .split("\n")
      .at(-1) ?? "";
  return (JSON.parse(last) as { end: BackupFooter }).end;
};

/** The footer of a backup without the tables of the feed, whose positions a restore moves ahead. */
async function unmovedEndOf(path: string) {
  const { tables, ...end } = await endOf(path);
  const moved = new Set(["feed_events", "feed_state", "webhooks"]);
  return { ...end, tables: Object.entries(tables).filter(([name]) => !moved.has(name)) };
}

/** An empty machine: a database without a schema and an empty folder for files. */
async function openMachine(database?: Database) {
  const filesFolder = await mkdtemp(join(tmpdir(), "restored-"));
  const target = database ?? (await openEmptyTestDatabase());
  const parts = {
    db: target.db,
    config: readConfig({}),
    clock,
    files: openFolderFiles(filesFolder),
    runsInPortalProcess: false,
  };
  return {
    target,
    filesFolder,
    run: (...words: string[]) => runCommand(parts, words),
    runInPortal: (...words: string[]) => runCommand({ ...parts, runsInPortalProcess: true }, words),
    async [Symbol.asyncDispose]() {
      await target.close();
      await rm(filesFolder, { recursive: true });
    },
  };
}

describe("a backup", () => {
  test("is for its owner alone, leaves no draft, names itself in a folder, and takes the place of nothing", async () => {
    const [, into] = [await run("backup", folder), join(folder, "kreislauf-20270301T080000Z.kreislauf.gz")];
    expect((await stat(into)).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o600);
    expect((await readdir(folder)).toSorted()).toEqual([
      "first.gz",
      "kreislauf-20270301T080000Z.kreislauf.gz",
    ]);
    expect(await run("backup", into)).toEqual({ ok: false, lines: [`${into} is there already.`] });
    expect(await endOf(into)).toEqual(await endOf(backup));
    await rm(into);
    expect((await run("backup", "/nowhere/at/all.gz")).lines[0]).toContain("no such file or folder");
    expect((await run("backup", join(folder, "later"))).lines[0]).toContain(
      "later is no folder. Make it first",
    );
    expect((await run("backup")).ok).toBe(false);
  });

  test("holds no session, no ticket and no key, and every other table", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name not like 'kysely%'`.execute(portal.database.db);
    const inside = Object.keys((await endOf(backup)).tables);
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !inside.includes(name))
        .toSorted(),
    ).toEqual([
      "company_sign_in_attempts",
      "customer_views",
      "login_tickets",
      "passkey_challenges",
      "push_messages",
      "push_subscriptions",
      "read_marks",
      "server_secrets",
      "sessions",
      "staff_sessions",
      "staff_tickets",
      "trusted_devices",
    ]);
  });

  test("comes back on an empty machine: same counts, same checksums, same numbers to come, same files", async () => {
    await using machine = await openMachine();
    const { target } = machine;
    const answer = await machine.run("restore", backup);
    expect(answer.lines.join("\n")).toMatch(/ of [\d-]{10}T[\d:]{8}Z is restored: \d+ rows, \d+ files/);
    const again = join(folder, "again.gz");
    await machine.run("backup", again);
    expect(await unmovedEndOf(again)).toEqual(await unmovedEndOf(backup));
    await rm(again);
    expect((await endOf(backup)).files).toBeGreaterThan(0);

    // The schema is the same as after the migrations: foreign keys and triggers work again.
    const schemaOf = async ({ db }: Database) =>
      (
        await sql<{ what: string }>`
          select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
          where connamespace = current_schema()::regnamespace
          union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
          order by 1`.execute(db)
      ).rows.map(({ what }) => what);
    expect(await schemaOf(target)).toEqual(await schemaOf(portal.database));
    await expect(target.db.deleteFrom("documents").execute()).rejects.toThrow("is kept until");
    await expect(target.db.deleteFrom("companies").execute()).rejects.toThrow("foreign key");
  });

  test("comes back on the other database too, and from there", async () => {
    await using embedded = await openMachine(await openEmbeddedDatabase());
    const path = join(folder, "embedded.gz");
    expect((await embedded.run("restore", backup)).ok).toBe(true);
    expect((await embedded.run("backup", path)).ok).toBe(true);
    await using machine = await openMachine();
    expect((await machine.run("restore", path)).ok).toBe(true);
    await machine.run("backup", join(folder, "back.gz"));
    expect(await unmovedEndOf(join(folder, "back.gz"))).toEqual(await unmovedEndOf(backup));
  });

  test("shows one moment, though people go on ordering meanwhile", async () => {
    const company = await createTestCompany(portal);
    const order = () =>
      portal.call({
        method: "POST",
        path: "/order/create",
        token: company.token,
        body: {
          serviceLocationId: company.siteId,
          agreementId: company.agreementId,
          containerActionId: containerAction.empty,
          amount: 1,
          desiredDate: "2027-03-10",
        },
      });
    expect((await order()).statusCode).toBe(201);
    const path = join(folder, "meanwhile.gz");
    let written = 1;
    let isDone = false;
    const making = run("backup", path).finally(() => (isDone = true));
    for (; !isDone; written += 1) await order();
    expect((await making).ok).toBe(true);

    await using machine = await openMachine();
    expect((await machine.run("restore", path)).ok).toBe(true);
    const { db } = machine.target;
    const orders = await db
      .selectFrom("orders")
      .select("id")
      .where("company_id", "=", company.companyId)
      .orderBy("id")
      .execute();
    const logged = await db
      .selectFrom("order_log")
      .innerJoin("orders", "orders.id", "order_log.order_id")
      .select("order_log.order_id as id")
      .where("company_id", "=", company.companyId)
      .orderBy("order_log.order_id")
      .execute();
    expect(logged).toEqual(orders);
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.length).toBeLessThan(written);
  });

  test("names files that the store lost, keeps the rest, and fails so that a timer tells", async () => {
    const lost = await files.write(Buffer.from("lost"));
    await portal.database.db
      .updateTable("files")
      .set({ content_hash: lost })
      .where("size_bytes", "=", 700_000)
      .execute();
    await files.remove(lost);
    const path = join(folder, "lossy.gz");
    const made = await run("backup", path);
    expect(made.ok).toBe(false);
    expect(made.lines.slice(1)).toEqual([expect.stringMatching(/^1 file .* could not be read/), lost]);
    await using machine = await openMachine();
    const restored = await machine.run("restore", path);
    expect(restored.ok).toBe(true);
    expect(restored.lines).toContain(lost);
  });

  /** A backup of an early version of the portal, with one company. */
  async function writeOldBackup(name: string): Promise<string> {
    await using old = await openMachine();
    await migrateUntil(old.target.db, "0005-exports");
    await sql`
      insert into companies (name, customer_number, created_at) values ('Früh GmbH', '1', ${testNow})`.execute(
      old.target.db,
    );
    const path = join(folder, name);
    expect((await old.run("backup", path)).ok).toBe(true);
    return path;
  }

  test("of an earlier version comes back, and migrations go on from there", async () => {
    const path = await writeOldBackup("old.gz");
    await using machine = await openMachine();
    expect(await machine.run("restore", path)).toMatchObject({ ok: true });
    const { db } = machine.target;
    expect(await listMigrations(db)).toEqual(await listMigrations(portal.database.db));
    expect(await db.selectFrom("companies").select(["id", "name"]).execute()).toEqual([
      { id: 1001, name: "Früh GmbH" },
    ]);
    await db.deleteFrom("companies").execute();
    expect((await machine.run("restore", path)).lines[0]).toMatch(/of an earlier version/);
    expect((await machine.run("restore", backup)).ok).toBe(true);
  });

  test("of an earlier version is there even where a later migration fails, and the command says so", async () => {
    const path = await writeOldBackup("older.gz");
    await using machine = await openMachine();
    const { db } = machine.target;
    // A table that a later migration creates, so that this migration fails.
    await sql`create table feed_state (id integer)`.execute(db);
    expect(await machine.run("restore", path)).toEqual({
      ok: false,
      lines: [
        `${path} is restored, but the schema could not be brought up to date: relation "feed_state" already exists`,
        "The portal tries it again when it starts. To restore anew, begin with an empty database.",
      ],
    });
    expect((await sql`select name from companies`.execute(db)).rows).toEqual([{ name: "Früh GmbH" }]);
    await sql`drop table feed_state`.execute(db);
    await migrate(db);
    expect(await listMigrations(db)).toEqual(await listMigrations(portal.database.db));
    expect((await sql`select name from companies`.execute(db)).rows).toEqual([{ name: "Früh GmbH" }]);
  });
});

describe("restoring refuses", () => {
  let machine: Awaited<ReturnType<typeof openMachine>>;
  beforeAll(async () => {
    machine = await openMachine();
  });
  afterAll(() => machine[Symbol.asyncDispose]());
  const expectRefused = async (path: string, reason: RegExp) => {
    const { ok, lines } = await machine.run("restore", path);
    expect([ok, lines.at(-1)]).toEqual([false, "Nothing is restored."]);
    expect(lines[0]).toMatch(reason);
    expect(await listMigrations(machine.target.db)).toEqual([]);
    expect(await readdir(machine.filesFolder)).toEqual([]);
  };
  const written = async (content: Buffer) => {
    const path = join(folder, "bent.gz");
    await writeFile(path, content);
    return path;
  };
  const bent = async (change: (text: string) => string) =>
    await written(gzipSync(change(gunzipSync(await readFile(backup)).toString())));

  test.each([0.001, 0.5, 0.999])("what breaks off after %d of it", async (part) => {
    const whole = await readFile(backup);
    await expectRefused(
      await written(whole.subarray(0, Math.floor(whole.length * part))),
      /is damaged or not whole/,
    );
  });

  test("what has another byte somewhere", async () => {
    const whole = await readFile(backup);
    const middle = Math.floor(whole.length / 2);
    await expectRefused(await written(whole.fill((whole[middle] ?? 0) ^ 1, middle, middle + 1)), /damaged/);
  });

  test.each<[string, (text: string) => string]>([
    ["another value", (text) => text.replace("Nordwerk", "Südwerk")],
    ["a file with another content", (text) => text.replace(/"piece":"..../, '"piece":"AAAA')],
    ["a line less", (text) => text.replace(/\{"piece":"[^"]*"\}\n/, "")],
    ["a line more", (text) => `${text}{}\n`],
    ["no end", (text) => text.slice(0, text.lastIndexOf("{"))],
  ])("what was packed again with %s", async (_, change) => {
    await expectRefused(await bent(change), /is damaged or not whole/);
  });

  test("what is no backup, of a later format or a later schema, or not there", async () => {
    await expectRefused(await written(gzipSync("hello\n")), /is no backup of the portal/);
    await expectRefused(await written(Buffer.from("hello")), /is damaged or not whole/);
    await expectRefused(
      await bent((text) => text.replace('"kreislaufBackup":1', '"kreislaufBackup":2')),
      /later/,
    );
    await expectRefused(
      await bent((text) => text.replace('"migrations":["', '"migrations":["0000-x","')),
      /later/,
    );
    await expectRefused(join(folder, "nowhere"), /no such file/);
    const empty = join(folder, "empty");
    await mkdir(empty);
    await expectRefused(empty, /There is no backup in/);
  });

  test("a database with companies, and one that a portal works on", async () => {
    const { ok, lines } = await run("restore", backup);
    expect([ok, lines[0]]).toEqual([false, expect.stringContaining("has companies already")]);
    expect((await machine.runInPortal("restore", backup)).lines[0]).toMatch(/Stop it first/);
    if (machine.target.kind === "embedded") return;
    const listening = await machine.target.listen({
      onChange: () => undefined,
      onMissedChanges: () => undefined,
    });
    await expectRefused(backup, /A portal runs on this database/);
    await listening.stop();
    expect((await machine.run("restore", backup)).ok).toBe(true);
  });
});
