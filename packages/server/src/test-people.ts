import { randomUUID } from "node:crypto";
import { sortKey } from "./base/sort-key.ts";
import type { TestCompany } from "./test-company.ts";
import type { TestPortal } from "./test-portal.ts";

export { lastToken, mailsTo, newPassword } from "./session/test-signing-in.ts";

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

/** Somebody invited to the company by whoever runs it; returns their id. */
export async function inviteTestUser(
  portal: TestPortal,
  company: Pick<TestCompany, "token">,
  change: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const userDetails = {
    firstName: "Nele",
    lastName: "Harder",
    email: `${randomUUID()}@test.example`,
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

/** What a list of users answers, as far as tests look at it. */
export interface ListedUserAnswer {
  readonly users: readonly {
    readonly userId: number;
    readonly firstName: string;
    readonly lastName: string;
  }[];
  readonly total: number;
}
