import type { SignedIn } from "@kreislauf/contract/session";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addTestMembership, createTestCompany, createTestUser } from "../../../test/factories/company.ts";
import { inviteTestUser } from "../../../test/factories/people.ts";
import { startCompanySignIn } from "../../../test/portal/company-sign-in.ts";
import { statusAndCode } from "../../../test/portal/portal.ts";

/** Tests to which person an account at a company's identity provider is bound. */

const scene = await startCompanySignIn();
const { portal, configure, signInAs } = scene;
afterAll(scene.close);
beforeEach(scene.renew);

test.for([
  ["by invitation", []],
  ["by itself", ["--provision", "--permission", "11"]],
] as const)(
  "follows whoever was deleted and invited anew, in a company that gives access %s",
  async ([, options]) => {
    await configure(...options);
    const manager = scene.company;
    const former = await createTestUser(portal, manager.companyId, { permissions: [11], siteIds: [] });
    const account = { sub: `sub ${former.email}`, email: former.email, email_verified: true };
    expect((await signInAs(account)).statusCode).toBe(200);
    await portal.call({ method: "DELETE", path: `/user/${former.userId}`, token: manager.token });
    expect(statusAndCode(await signInAs(account))).toEqual([403, "company_account_refused"]);
    const userId = await inviteTestUser(portal, manager, { email: former.email });
    const answer = await signInAs(account);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<{ signIn: SignedIn }>().signIn.user.userId).toBe(userId);
    const moved = await signInAs({ ...account, email: "new@test.example" });
    expect(moved.json<{ signIn: SignedIn }>().signIn.user.userId).toBe(userId);
  },
);

test("whoever still has a membership keeps the account, also after leaving the company", async () => {
  await configure();
  const manager = scene.company;
  const former = await createTestUser(portal, manager.companyId, { permissions: [11], siteIds: [] });
  const other = await createTestCompany(portal);
  await addTestMembership(portal, former.userId, other.companyId);
  const account = { sub: `sub ${former.email}`, email: former.email, email_verified: true };
  expect((await signInAs(account)).statusCode).toBe(200);
  await portal.call({ method: "DELETE", path: `/user/${former.userId}`, token: manager.token });
  const next = await createTestUser(portal, manager.companyId, { permissions: [11], siteIds: [] });
  expect(statusAndCode(await signInAs({ ...account, email: next.email }))).toEqual([
    403,
    "company_account_refused",
  ]);
});
