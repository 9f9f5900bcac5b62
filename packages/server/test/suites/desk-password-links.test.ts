import type { DeskPasswordLink } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../factories/company.ts";
import { inviteTestUser } from "../factories/people.ts";
import { createTestStaff, type TestStaff } from "../factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../portal/portal.ts";
import { lastLinkToken, mailsTo, newPassword, resetSignInState } from "../portal/sign-in-mails.ts";
import { processLinkRequests } from "../../src/session/mail-links/process-link-requests.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["dispatch", "administration"] });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await resetSignInState(portal);
  company = await createTestCompany(portal);
});

const send = (userId: number, companyId = company.companyId) =>
  portal.call({
    method: "POST",
    path: `/desk/v1/customers/${companyId}/people/${userId}/password-link`,
    token: staff.token,
  });

test("whoever cannot sign in gets a link, sets a new password with it, and the desk keeps who sent it", async () => {
  const answer = await send(company.userId);
  expect(answer.json<DeskPasswordLink>()).toEqual({ email: company.email, sent: true });
  await processLinkRequests(portal.database.db, portal.now());
  const token = await lastLinkToken(portal, company.email);
  const reset = await portal.call({
    method: "POST",
    path: "/auth/reset-password",
    body: { token, password: newPassword },
  });
  expect(reset.statusCode, reset.body).toBe(200);
  const log = await portal.call({ path: "/desk/v1/log", token: staff.token });
  const { entries } = log.json<{ entries: { action: string; subject: string }[] }>();
  expect(entries[0]).toMatchObject({ action: "password_link_sent" });
  expect(entries[0]?.subject).toContain(company.email);
});

test("people of other companies, and those who are only invited, get none", async () => {
  const other = await createTestCompany(portal);
  expect(statusAndCode(await send(other.userId))).toEqual([404, "not_found"]);
  expect(statusAndCode(await send(await inviteTestUser(portal, company)))).toEqual([404, "not_found"]);
});

test("whose company signs in without passwords gets none, and the desk is told so", async () => {
  const colleague = await createTestUser(portal, company.companyId, { permissions: [], siteIds: [] });
  await portal.database.db
    .insertInto("company_sign_ins")
    .values({
      company_id: company.companyId,
      issuer: "https://login.test.example",
      client_id: "kreislauf",
      client_secret: "secret",
      internal: true,
      required: true,
      emergency_user_id: company.userId,
      group_id: null,
      group_claim: null,
      created_at: portal.now().toString(),
    })
    .execute();
  expect((await send(colleague.userId)).json<DeskPasswordLink>()).toMatchObject({ sent: false });
  await processLinkRequests(portal.database.db, portal.now());
  expect(await mailsTo(portal, colleague.email)).toEqual([]);
});
