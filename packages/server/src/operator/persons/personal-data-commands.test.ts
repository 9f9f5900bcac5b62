import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import { createTestUser, testPassword } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import {
  findColumnsContaining,
  createTestPerson,
  type TestPerson,
} from "../../../test/factories/traceable-person.ts";
import { statusAndCode, openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

/** Tests the operator's commands with which personal data are exported and erased. */

let portal: TestPortal;
let folder: string;
let person: TestPerson;
beforeAll(async () => {
  portal = await openTestPortal();
  folder = await mkdtemp(join(tmpdir(), "person-"));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  portal.setNow(testNow);
  person = await createTestPerson(portal);
});

const run = (...words: string[]) => runTestCommand(portal, ...words);
const get = (path: string, token = person.token) => portal.call({ path, token });
const nobody = { ok: false, lines: ["Nobody has this address or id."] };

describe("person erase", () => {
  test("ends the access as a deletion does, and past records stay, by nobody", async () => {
    expect((await run("person", "erase", person.email)).ok).toBe(true);
    const user = await portal.database.db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", person.userId)
      .executeTakeFirstOrThrow();
    const { first_name, last_name, sort_key } = user;
    expect([first_name, last_name, sort_key]).toEqual(["N.", "N.", "n. n."]);
    expect(user).toMatchObject({ email: null, phone: null, password_hash: null });
    expect((await get("/account/settings")).statusCode).toBe(401);
    const body = { email: person.email, password: testPassword };
    expect(
      statusAndCode(await portal.call({ method: "POST", path: "/auth/login/credentials", body })),
    ).toEqual(
      statusAndCode(
        await portal.call({
          method: "POST",
          path: "/auth/login/credentials",
          body: { ...body, email: "nobody@test.example" },
        }),
      ),
    );
    const { company } = person;
    const orders = await get(`/service-location/${company.siteId}/orders`, company.token);
    expect([orders.statusCode, orders.body]).toEqual([200, expect.stringContaining("N. N.")]);
    const log = (await get("/audit-log?limit=100", company.token)).json<{ entries: object[] }>();
    expect(log.entries[0]).toMatchObject({ action: "person_erased", actor: null, subject: "" });
  });

  test("tells beforehand what it would do, and changes nothing", async () => {
    const before = await findColumnsContaining(portal, person.traces);
    const { lines } = await run("person", "erase", String(person.userId), "--dry-run");
    expect(lines[0]).toMatch(/would be erased: \d+ .* Nothing is changed\.$/);
    expect(await findColumnsContaining(portal, person.traces)).toEqual(before);
    expect((await get("/account/settings")).statusCode).toBe(200);
    await expect(portal.database.db.deleteFrom("audit_log").execute()).rejects.toThrow("only ever added to");
  });

  test("keeps others from the audit log only once everything else is done", async () => {
    const statements = await portal.statementsOf(() => run("person", "erase", person.email));
    const texts = statements.map(({ sql: text }) => text.trim());
    const closed = texts.findIndex((text) => text.startsWith("alter table audit_log disable"));
    expect(closed).toBeGreaterThan(0);
    const writes = texts.slice(closed).filter((text) => /^(update|delete|insert)/.test(text));
    expect(writes.filter((text) => !/^\w+ (into |from )?"?audit_log\b/.test(text))).toEqual([]);
  });

  test("leaves a namesake alone, and a number that others have too", async () => {
    const { db } = portal.database;
    const { company, first, last, phone, userId } = person;
    const name = `${first} ${last}`;
    const other = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
    await db
      .updateTable("users")
      .set({ first_name: first, last_name: last, phone })
      .where("id", "=", other.userId)
      .execute();
    const orderOf = async (by: number, details: string) => {
      const id = await createTestOrder(portal, { ...company, userId: by });
      const claim = JSON.stringify({ by: { id: by, name } });
      await db.updateTable("orders").set({ details, claim }).where("id", "=", id).execute();
      return id;
    };
    const details = `${name}, ${phone}`;
    const ids = [await orderOf(other.userId, details), await orderOf(userId, "")];
    expect((await run("person", "erase", String(userId))).ok).toBe(true);
    const orders = db.selectFrom("orders").select(["details", "claim"]).where("id", "in", ids).orderBy("id");
    expect(await orders.execute()).toEqual([
      { details, claim: { by: { id: other.userId, name } } },
      { details: "", claim: { by: { id: userId, name: "N. N." } } },
    ]);
  });

  test("does not take a company's last user manager away unasked", async () => {
    const { first, last, email, company } = person;
    await portal.database.db
      .updateTable("memberships")
      .set({ permissions: [11] })
      .where("user_id", "=", company.userId)
      .execute();
    expect(await run("person", "erase", email)).toEqual({
      ok: false,
      lines: [
        `${first} ${last} is the last user manager of Testbetrieb: nobody could invite people there any more.`,
        "Name another one first, or say --last-manager. Nothing is erased.",
      ],
    });
    expect((await get("/account/settings")).statusCode).toBe(200);
    expect((await run("person", "erase", email, "--last-manager")).ok).toBe(true);
    expect((await get("/account/settings")).statusCode).toBe(401);
  });

  test("forgets an external contact, who has no account", async () => {
    const { db } = portal.database;
    await db
      .updateTable("users")
      .set({ email: `else.${person.email}` })
      .where("id", "=", person.userId)
      .execute();
    expect((await run("person", "erase", person.email)).ok).toBe(true);
    const left = db.selectFrom("external_contacts").selectAll().where("email", "=", person.email);
    expect(await left.execute()).toEqual([]);
    expect(await run("person", "erase", person.email)).toEqual(nobody);
    expect((await get("/account/settings")).statusCode).toBe(200);
  });

  test("leaves a word that is a contact's name where it may mean anything", async () => {
    const { db } = portal.database;
    const { company, userId, email: address } = person;
    const email = `empfang.${address}`;
    const body = { name: "Empfang", phone: "+49561555999", email, locationIds: [] };
    const path = "/external-contact/create";
    expect((await portal.call({ method: "POST", path, body, token: company.token })).statusCode).toBe(201);
    const id = await createTestOrder(portal, { ...company, userId });
    const note = `Bitte am Empfang melden, ${email}`;
    await db.updateTable("orders").set({ note_to_disposer: note }).where("id", "=", id).execute();
    expect((await run("person", "erase", email)).ok).toBe(true);
    const order = db.selectFrom("orders").select("note_to_disposer").where("id", "=", id);
    expect(await order.execute()).toEqual([{ note_to_disposer: "Bitte am Empfang melden, N. N." }]);
  });

  test("knows nobody as the provider, the system, or whom it never knew", async () => {
    for (const word of ["95", "96", "999999", "nobody@test.example"]) {
      expect(await run("person", "erase", word)).toEqual(nobody);
    }
  });
});

describe("person export", () => {
  test("writes all that is stored, without what lets somebody in, for its owner alone", async () => {
    const { email, company, first, last, phone, userId } = person;
    const path = join(folder, "export.json");
    expect((await run("person", "export", email.toUpperCase(), path)).ok).toBe(true);
    expect((await stat(path)).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o600);
    const text = await readFile(path, "utf8");
    const { records, mentions, ...head } = JSON.parse(text) as {
      records: Record<string, Record<string, unknown>[]>;
      mentions: Record<string, unknown[]>;
    };
    expect(head).toMatchObject({ exportedAt: "2027-03-01T08:00:00Z", userId });
    expect(records).toMatchObject({
      users: [{ email, last_name: last, phone }],
      memberships: [{ company_id: company.companyId, permissions: expect.arrayContaining([11, 14, 17]) }],
      companies: [{ name: "Testbetrieb" }],
      sites: [{ alias: "Werkstatt 2" }],
      orders: [{ created_by: userId }, { created_by: userId }],
      order_log: [{ change: "created" }, { change: "claimed" }],
      external_contacts: [{ email }],
      profile_pictures: [{ picture: expect.stringMatching(/^[\w+/\n]+=*$/) }],
      link_requests: [{ email }],
    });
    const actions = ["signed_in", "profile_changed", "external_contact_created", "user_changed"];
    expect(records["audit_log"]?.map(({ action }) => action)).toEqual(expect.arrayContaining(actions));
    for (const table of ["sessions", "outbox_mails"])
      expect(records[table]?.length, table).toBeGreaterThan(0);
    expect(JSON.stringify(mentions["orders"])).toContain(`Fragen Sie nach ${first} ${last}`);
    expect(text).not.toMatch(/"(password|refresh|token|ticket|body)_hash"|argon2/);
    expect(await run("person", "export", email, path)).toMatchObject({ ok: false });
  });

  test("says what is missing", async () => {
    const missing = async (...words: string[]) => (await run("person", ...words)).lines;
    expect(await missing("export")).toContain("'person export' needs EMAIL|ID.");
    expect(await missing("erase")).toContain("'person erase' needs EMAIL|ID.");
    expect(await missing("export", person.email)).toContain("'person export' needs FILE.");
    expect(await missing("export", "nobody@test.example", "/nowhere/file")).toEqual(nobody.lines);
    expect((await missing("export", person.email, "/nowhere/file"))[0]).toMatch(/no such file or folder/);
  });
});
