import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type AuditAction, staffRoles } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestUser } from "../../../test/factories/company.ts";
import { inviteTestUser } from "../../../test/factories/people.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff } from "../../../test/factories/staff.ts";
import { createTestPerson, type TestPerson } from "../../../test/factories/traceable-person.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { runTestCommand } from "../../../test/portal/run-command.ts";

/** Tests which data of a person are found by e-mail address, id and name, and that data of others are not found. */

let portal: TestPortal;
let person: TestPerson;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  person = await createTestPerson(portal);
});

const erase = (word: string | number) => runTestCommand(portal, "person", "erase", String(word));
async function exportOf(userId: number) {
  const path = join(portal.config.DATA_DIR, `${userId}.json`);
  expect((await runTestCommand(portal, "person", "export", String(userId), path)).ok).toBe(true);
  const text = await readFile(path, "utf8");
  return { text, records: (JSON.parse(text) as { records: Record<string, object[]> }).records };
}

test("failed sign-ins are exported and erased, under the address, the id and the second factor", async () => {
  const { db } = portal.database;
  const { email, userId } = person;
  const subjects = [`account ${email}`, `account user ${userId}`, `second factor ${userId}`];
  const body = { email: email.toUpperCase(), password: "falsch" };
  await portal.call({ method: "POST", path: "/auth/login/credentials", body });
  const counter = { failures: 1, counting_since: testNow, locked_until: null };
  const others = ["account user 1", "account other@quasten.example"];
  await db
    .insertInto("sign_in_failures")
    .values([...subjects.slice(1), ...others].map((subject) => ({ subject, ...counter })))
    .execute();
  const { records } = await exportOf(userId);
  const exported = (records["sign_in_failures"] as { subject: string }[]).map(({ subject }) => subject);
  expect(exported.toSorted()).toEqual(subjects.toSorted());
  expect((await erase(userId)).ok).toBe(true);
  const left = await db
    .selectFrom("sign_in_failures")
    .select("subject")
    .where("subject", "in", [...subjects, ...others])
    .orderBy("subject")
    .execute();
  expect(left.map(({ subject }) => subject)).toEqual(others.toSorted());
});

test("whoever has the address of somebody deleted is neither exported nor erased with them", async () => {
  const { db } = portal.database;
  const { company, email, userId } = person;
  await db.updateTable("external_contacts").set({ email: null }).where("email", "=", email).execute();
  await db.deleteFrom("link_requests").execute();
  const deleted = await portal.call({ method: "DELETE", path: `/user/${userId}`, token: company.token });
  expect(deleted.statusCode).toBe(200);
  const successor = { firstName: "Wilma", lastName: "Tannert", email, phone: "0561 5550199" };
  const successorId = await inviteTestUser(portal, company, successor);
  await portal.call({ method: "POST", path: "/auth/forgot-password", body: { email } });
  const ofSuccessor = async () => ({
    user: await db.selectFrom("users").selectAll().where("id", "=", successorId).execute(),
    requests: await db.selectFrom("link_requests").select("email").execute(),
    mails: await db.selectFrom("outbox_mails").selectAll().where("recipient_id", "=", successorId).execute(),
  });
  const before = await ofSuccessor();
  expect([before.requests, before.mails.length]).toEqual([[{ email }], 1]);
  const { records, text } = await exportOf(userId);
  expect(records["link_requests"]).toEqual([]);
  expect(text).not.toContain("Tannert");
  expect((await erase(userId)).ok).toBe(true);
  expect(await ofSuccessor()).toEqual(before);
  expect((await erase(email)).ok).toBe(true);
  expect((await ofSuccessor()).requests).toEqual([]);
});

test("an account of the desk with the same name and address is neither exported nor erased", async () => {
  const { db } = portal.database;
  const { first, last, email, company, userId } = person;
  const { staffId, token } = await createTestStaff(portal);
  const changes = { first_name: first, last_name: last, email, roles: [...staffRoles] };
  await db.updateTable("staff").set(changes).where("id", "=", staffId).execute();
  const details = `Auskunft gibt ${first} ${last}, ${email}`;
  const orderId = await createTestOrder(portal, { ...company, userId });
  await db.updateTable("orders").set({ details }).where("id", "=", orderId).execute();
  const ofDesk = async () => ({
    account: await db.selectFrom("staff").selectAll().where("id", "=", staffId).execute(),
    order: await db.selectFrom("orders").select("details").where("id", "=", orderId).execute(),
  });
  const before = await ofDesk();
  const { text } = await exportOf(userId);
  expect(Object.keys((JSON.parse(text) as { mentions: object }).mentions)).not.toContain("staff");
  expect((await erase(userId)).ok).toBe(true);
  expect(await ofDesk()).toEqual(before);
  expect((await portal.call({ path: "/desk/v1/me", token })).json()).toMatchObject({ email });
});

test("with a namesake the entries of the log about the person lose the name, and no others", async () => {
  const { db } = portal.database;
  const { company, first, last, userId } = person;
  const namesake = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
  const name = { first_name: first, last_name: last };
  await db.updateTable("users").set(name).where("id", "=", namesake.userId).execute();
  const actions = [
    "membership_added",
    "second_factor_reset",
    "viewed_by_staff",
    "approval_substitute_set",
    "approval_substitute_removed",
  ] as const satisfies readonly AuditAction[];
  const write = (subjectId: number, action: AuditAction) =>
    db
      .insertInto("audit_log")
      .values({
        company_id: company.companyId,
        occurred_at: testNow,
        actor_id: null,
        action,
        category: "rights",
        subject: `${first} ${last}`,
        subject_id: subjectId,
        before: "{}",
        after: "{}",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const theirs: number[] = [];
  const others: number[] = [];
  for (const action of actions) {
    theirs.push((await write(userId, action)).id);
    others.push((await write(namesake.userId, action)).id);
  }
  // An entry about a site that has the same name and id.
  others.push((await write(userId, "location_changed")).id);
  expect((await erase(userId)).ok).toBe(true);
  const subjectsOf = async (ids: readonly number[]) => {
    const rows = await db.selectFrom("audit_log").select("subject").where("id", "in", ids).execute();
    return [...new Set(rows.map(({ subject }) => subject))];
  };
  expect(await subjectsOf(theirs)).toEqual(["N. N."]);
  expect(await subjectsOf(others)).toEqual([`${first} ${last}`]);
});
