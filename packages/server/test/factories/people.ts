import { randomUUID } from "node:crypto";
import { sortKey } from "../../src/base/database/sort-key.ts";
import type { TestCompany } from "./company.ts";
import type { TestPortal } from "../portal/portal.ts";

export { lastLinkToken, mailsTo, newPassword } from "../portal/sign-in-mails.ts";

export async function createTestGroup(
  portal: TestPortal,
  companyId: number,
  name = `Gruppe ${randomUUID()}`,
): Promise<number> {
  const { id } = await portal.database.db
    .insertInto("groups")
    .values({
      company_id: companyId,
      name,
      sort_key: sortKey(name),
      partner_number: "70018422",
      created_at: portal.now().toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function createTestContact(
  portal: TestPortal,
  companyId: number,
  name = "Bernd Achterkamp",
): Promise<number> {
  const { id } = await portal.database.db
    .insertInto("external_contacts")
    .values({
      company_id: companyId,
      name,
      sort_key: sortKey(name),
      phone: "+491715550412",
      email: null,
      created_at: portal.now().toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Has the company's manager invite a person; returns that person's id. */
export async function inviteTestUser(
  portal: TestPortal,
  company: Pick<TestCompany, "token">,
  change: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const userDetails = {
    firstName: "Nele",
    lastName: "Harder",
    email: `${randomUUID()}@test.example`,
    phone: "0561 5550140",
    permissions: [11],
    ...change,
  };
  const answer = await portal.call({
    method: "POST",
    path: "/auth/user/invite",
    body: { userDetails },
    token: company.token,
  });
  return answer.json<{ userId: number }>().userId;
}

/** The fields of an answered user list that tests look at. */
export interface ListedUserAnswer {
  readonly users: readonly {
    readonly userId: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly lastSignInOn: string | null;
  }[];
  readonly total: number;
}
