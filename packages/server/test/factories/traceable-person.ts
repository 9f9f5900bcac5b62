import { permission } from "@kreislauf/contract/base";
import { sql } from "kysely";
import { expect } from "vitest";
import { createTestCompany, createTestUser, signInTestUser, type TestCompany } from "./company.ts";
import { createTestDocument } from "./document.ts";
import { createTestOrder } from "./order.ts";
import { inviteTestUser } from "./people.ts";
import { testPhoto } from "./photo.ts";
import type { TestPortal } from "../portal/portal.ts";

/** A person with a unique name, e-mail address and phone number, which appear in many tables of the database. */
export interface TestPerson {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  readonly userId: number;
  readonly token: string;
  /** The company that this person manages together with somebody else. */
  readonly company: TestCompany;
  /** Patterns that must not be found anywhere in the database once the person is erased. */
  readonly traces: readonly string[];
}

let count = 0;

/** Creates a person who had another name before, who does many things, and whom others mention in texts. */
export async function createTestPerson(portal: TestPortal): Promise<TestPerson> {
  count += 1;
  const letter = String.fromCodePoint(96 + count);
  const first = `Xaverine${letter}`;
  const last = `Quastenflösser${letter}`;
  const former = `Wurzelbürster${letter}`;
  const email = `xaverine.${letter}@quasten.example`;
  const phone = `+4956155501${10 + count}`;
  const company = await createTestCompany(portal);
  const user = await createTestUser(portal, company.companyId, {
    permissions: Object.values(permission),
    siteIds: [company.siteId],
  });
  await portal.database.db
    .updateTable("users")
    .set({ email, first_name: first, last_name: former })
    .where("id", "=", user.userId)
    .execute();
  const { userId } = user;
  const { accessToken: token } = await signInTestUser(portal, email);
  const call = async (method: "POST" | "PATCH", path: string, body: object, by = token) => {
    const { statusCode, body: answer } = await portal.call({ method, path, body, token: by });
    expect(statusCode, `${path}: ${answer}`).toBeLessThan(300);
  };
  const profileData = { firstName: first, lastName: last, phone };
  await call("POST", "/account/setting/profile", { userId, profileData });
  await call("POST", "/account/setting/avatar", { profilePicture: testPhoto });
  await call("POST", "/order/create", {
    serviceLocationId: company.siteId,
    agreementId: company.agreementId,
    containerActionId: 4,
    amount: 1,
    desiredDate: "2027-03-10",
    noteToDisposer: `Fragen Sie nach ${first} ${last}, 0561 / 5550 1${10 + count}.`,
  });
  const orderId = await createTestOrder(portal, { ...company, userId }, { desiredDate: "2027-02-22" });
  await call("POST", "/order/claim", { orderId, claimReasonId: 7, reason: `Grüße, ${email}` });
  await call("POST", "/external-contact/create", {
    name: `${first} ${last}`,
    phone,
    email,
    locationIds: [company.siteId],
  });
  await inviteTestUser(portal, { token });
  const userDetails = { permissions: [11, 14, 17], locationIds: [company.siteId] };
  await call("PATCH", `/user/registered/${userId}`, { userDetails }, company.token);
  await call("POST", "/auth/forgot-password", { email });
  await createTestDocument(portal, company);
  const traces = [
    first,
    last,
    former,
    // The names in the form of the columns by which lists are sorted.
    last.replace("ö", "o"),
    former.replace("ü", "u"),
    email.replace(".", String.raw`\.`),
    phone.slice(3),
    `5550 1${10 + count}`,
  ];
  return { first, last, email, phone, userId, token, company, traces };
}

/** Every column of the database, including those of future migrations, that contains any of the patterns. */
export async function findColumnsContaining(
  portal: TestPortal,
  patterns: readonly string[],
): Promise<readonly string[]> {
  const { db } = portal.database;
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY')
    order by 1, 2`.execute(db);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const holds = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)}::text ~* ${patterns.join("|")} limit 1`.execute(
      db,
    );
    if (holds.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
