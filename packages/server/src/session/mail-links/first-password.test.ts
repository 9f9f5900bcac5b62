import { randomUUID } from "node:crypto";
import type { CompanySignInAnswer } from "@kreislauf/contract/session";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestUser } from "../../../test/factories/company.ts";
import { inviteTestUser } from "../../../test/factories/people.ts";
import { startCompanySignIn } from "../../../test/portal/company-sign-in.ts";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import { lastLinkToken, mailsTo, newPassword, resetSignInState } from "../../../test/portal/sign-in-mails.ts";
import { processLinkRequests } from "./process-link-requests.ts";

/** Tests the first password of a person who came through the company account. */

const scene = await startCompanySignIn();
const { portal } = scene;
afterAll(scene.close);
beforeEach(async () => {
  await resetSignInState(portal);
  await scene.renew();
});

const post = (path: string, body: object) => portal.call({ method: "POST", path, body });

async function forget(email: string) {
  await post("/auth/forgot-password", { email });
  await processLinkRequests(portal.database.db, portal.now());
}

async function invite(): Promise<string> {
  const email = `${randomUUID()}@test.example`;
  await inviteTestUser(portal, scene.company, { email });
  portal.setNow(portal.now().add({ seconds: 1 }).toString());
  return email;
}

/** A person who was invited and then entered through the company's identity provider, without a password. */
async function enterByCompanyAccount(): Promise<string> {
  const email = await invite();
  const entered = await scene.signInAs({ sub: `sub ${email}`, email, email_verified: true });
  expect(entered.statusCode, entered.body).toBe(200);
  return entered.json<CompanySignInAnswer>().email;
}

test.for([
  ["while the company account is one way of several", () => Promise.resolve()],
  [
    "once the company account is removed",
    () => runTestCommand(portal, "company-sign-in", "remove", "--company", scene.number),
  ],
] as const)("whoever came by the company account gets a link %s, and signs in", async ([, change]) => {
  await scene.configure();
  const email = await enterByCompanyAccount();
  await change();
  await forget(email);
  const token = await lastLinkToken(portal, email);
  expect((await post("/auth/reset-password", { token, password: newPassword })).statusCode).toBe(200);
  const signedIn = await post("/auth/login/credentials", { email, password: newPassword });
  expect(signedIn.statusCode, signedIn.body).toBe(200);
});

test("no link goes out while the company requires its account, nor to whoever is only invited", async () => {
  await scene.configure();
  const email = await enterByCompanyAccount();
  const invited = await invite();
  const emergency = await createTestUser(portal, scene.company.companyId, { permissions: [11], siteIds: [] });
  expect(await scene.require(emergency.email)).toMatchObject({ ok: true });
  const kindsOfMails = async (address: string) => {
    await forget(address);
    return (await mailsTo(portal, address)).map(({ kind }) => kind);
  };
  expect(await kindsOfMails(email)).toEqual(["invitation"]);
  await runTestCommand(portal, "company-sign-in", "remove", "--company", scene.number);
  expect(await kindsOfMails(invited)).toEqual(["invitation"]);
});
