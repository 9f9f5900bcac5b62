import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { inviteTestUser } from "../../../test/factories/people.ts";
import { startCompanySignIn } from "../../../test/portal/company-sign-in.ts";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import { mailsTo } from "../../../test/portal/sign-in-mails.ts";

const scene = await startCompanySignIn();
const { portal } = scene;
afterAll(scene.close);

test("whoever came in by the company account acts for one more company, and nobody who is only invited", async () => {
  await scene.renew();
  await scene.configure();
  const email = `${randomUUID()}@test.example`;
  await inviteTestUser(portal, scene.company, { email });
  await runTestCommand(portal, "company", "create", "--name", "Gärtnerei Voß", "--number", "K-1");
  const add = () =>
    runTestCommand(portal, "user", "add-membership", email, "--company", "K-1", "--permission", "14");
  expect(await add()).toEqual({
    ok: false,
    lines: [
      `${email} has no access yet: it begins with the link of 'user invite', or with the company account.`,
    ],
  });
  const entered = await scene.signInAs({ sub: `sub ${email}`, email, email_verified: true });
  expect(entered.statusCode, entered.body).toBe(200);
  expect(await add()).toEqual({
    ok: true,
    lines: [`${email} can act for Gärtnerei Voß too, and is told so by mail.`],
  });
  const kinds = (await mailsTo(portal, email)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["invitation", "membership_added"]);
});
