import { permission } from "@kreislauf/contract/base";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

const { defaultUser, userManager } = permission;

let portal: TestPortal;
let company: TestCompany;
let manager: Awaited<ReturnType<typeof createTestUser>>;

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  manager = await colleague([defaultUser, userManager]);
});
afterAll(() => portal.close());

const colleague = (permissions: readonly number[]) =>
  createTestUser(portal, company.companyId, { permissions, siteIds: [] });

test("two invitations of one address at once invite one person", async () => {
  const email = `zweimal-${company.companyId}@test.example`;
  const userDetails = {
    firstName: "Nele",
    lastName: "Harder",
    email,
    phone: "0561 5550140",
    permissions: [11],
  };
  const stranger = await createTestCompany(portal);
  const answers = await Promise.all(
    [company, stranger].map(({ token }) =>
      portal.call({ method: "POST", path: "/auth/user/invite", body: { userDetails }, token }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201, 409]));
});

test("an address is taken or free, and only user managers learn it", async () => {
  const ask = (email: string, token: string) =>
    portal.call({ path: `/user/check-duplicate-email?email=${encodeURIComponent(email)}`, token });
  const stranger = await createTestCompany(portal);
  expect((await ask(stranger.email.toUpperCase(), manager.token)).json()).toEqual({ taken: true });
  expect((await ask("frei@test.example", manager.token)).json()).toEqual({ taken: false });
  expect(statusAndCode(await ask("keine-adresse", manager.token))).toEqual([400, "validation"]);
  const reader = await colleague([defaultUser]);
  expect(statusAndCode(await ask("frei@test.example", reader.token))).toEqual([403, "forbidden"]);
});
