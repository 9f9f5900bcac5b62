import { permission } from "@kreislauf/contract/base";
import { type RequiringRule, requiringRules, type SecondFactorRuleView } from "@kreislauf/contract/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addTestMembership,
  createTestCompany,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { addTestPasskey } from "../../test/factories/passkey.ts";
import { inviteTestUser, type ListedUserAnswer } from "../../test/factories/people.ts";
import { addTestAuthenticatorApp, addTestRecoveryCodes } from "../../test/factories/second-factor.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

const { defaultUser, orderManager, siteManager, userManager } = permission;

let portal: TestPortal;
let company: TestCompany;
const addPerson = (...permissions: readonly number[]) =>
  createTestUser(portal, company.companyId, { permissions: [defaultUser, ...permissions], siteIds: [] });

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

const list = (rule: string, { token, kind = "registered" }: { token: string; kind?: string }) =>
  portal.call({ path: `/users/${kind}?withoutSecondFactor=${rule}&limit=100`, token });

async function listedIds(rule: RequiringRule, token = company.token): Promise<readonly number[]> {
  const answer = await list(rule, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  const { users, total } = answer.json<ListedUserAnswer>();
  expect(users).toHaveLength(total);
  return users.map(({ userId }) => userId).toSorted((a, b) => a - b);
}

test("those without a second factor are listed for each rule, as many as its count says", async () => {
  const sites = await addPerson(siteManager);
  const users = await addPerson(userManager);
  const unconfirmed = await addPerson(orderManager);
  const recoverable = await addPerson();
  await addTestAuthenticatorApp(portal, unconfirmed.userId, false);
  await addTestRecoveryCodes(portal, recoverable.userId);
  await addTestAuthenticatorApp(portal, (await addPerson()).userId);
  await addTestPasskey(portal, (await addPerson(userManager)).token);
  await inviteTestUser(portal, company);
  const managers = [company.userId, sites.userId, users.userId];
  expect(await listedIds("managers")).toEqual(managers);
  expect(await listedIds("all")).toEqual([...managers, unconfirmed.userId, recoverable.userId]);
  const counted = await portal.call({ path: "/company/second-factor-rule", token: company.token });
  const { people } = counted.json<SecondFactorRuleView>();
  for (const rule of requiringRules) expect(people[rule].withoutFactor).toBe((await listedIds(rule)).length);
});

test("nobody of another company is listed, and nobody for the rights they hold there", async () => {
  const other = await createTestCompany(portal);
  await addTestMembership(portal, other.userId, company.companyId);
  expect(await listedIds("all")).toContain(other.userId);
  expect(await listedIds("managers")).not.toContain(other.userId);
  expect(await listedIds("all", other.token)).toEqual([other.userId]);
});

test("whoever does not manage users is refused, and so is a rule that requires nothing", async () => {
  const { token } = await addPerson(siteManager, orderManager);
  expect(statusAndCode(await list("all", { token }))).toEqual([403, "forbidden"]);
  for (const rule of ["none", "true", ""])
    expect(statusAndCode(await list(rule, company))).toEqual([400, "validation"]);
});
