import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany, testPassword } from "../../test/factories/company.ts";
import { addTestPasskey } from "../../test/factories/passkey.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { mailsTo, resetSignInState } from "../../test/portal/sign-in-mails.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await resetSignInState(portal);
  company = await createTestCompany(portal);
});

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const signIn = (browser?: string, password = testPassword) =>
  portal.call({
    method: "POST",
    path: "/auth/login/credentials",
    headers: { "user-agent": firefox, ...(browser !== undefined && { "x-browser": browser }) },
    body: { email: company.email, password },
  });
const later = (days: number) =>
  portal.setNow(
    portal
      .now()
      .add({ hours: 24 * days })
      .toString(),
  );
const notices = async () =>
  (await mailsTo(portal, company.email)).filter(({ kind }) => kind === "new_device");

test("a sign-in in a new browser is told by mail, once", async () => {
  await signIn("one");
  await signIn("one");
  expect(await notices()).toMatchObject([
    { data: { device: "Firefox auf Windows", factors: ["password"], signedInOn: portal.now().toString() } },
  ]);
});

test("the first sign-in of all is not", async () => {
  await portal.database.db.deleteFrom("known_browsers").execute();
  await signIn("one");
  expect(await notices()).toEqual([]);
});

test("a client without a name is a device like others: new once, then known", async () => {
  await portal.database.db.deleteFrom("known_browsers").execute();
  await signIn("one");
  await signIn();
  await signIn();
  expect(await notices()).toHaveLength(1);
});

test("a wrong password makes no device known", async () => {
  await signIn("one", "Falsch123");
  expect(await notices()).toEqual([]);
  await signIn("one");
  expect(await notices()).toHaveLength(1);
});

test("a browser not used for 400 days is new again", async () => {
  await signIn("one");
  later(300);
  await signIn("one");
  later(300);
  await signIn("one");
  expect(await notices()).toHaveLength(1);
  await signIn("two");
  later(401);
  await signIn("two");
  expect(await notices()).toHaveLength(2);
  later(1);
  await signIn("one");
  expect(await notices()).toHaveLength(3);
});

test("whoever switches the mail off gets none, and the device is known afterwards", async () => {
  const choose = (newDeviceNotice: boolean) =>
    portal.call({
      method: "PATCH",
      path: `/account/settings/email/${company.userId}`,
      body: { newDeviceNotice },
      token: company.token,
    });
  expect((await choose(false)).json()).toMatchObject({ newDeviceNotice: false });
  await signIn("one");
  await choose(true);
  await signIn("one");
  expect(await notices()).toEqual([]);
});

test("every way of signing in tells, with its factor", async () => {
  const passkey = await addTestPasskey(portal, company.token);
  const options = await portal.call({ method: "POST", path: "/auth/login/passkey/options" });
  const answer = await portal.call({
    method: "POST",
    path: "/auth/login/passkey",
    headers: { "x-browser": "phone" },
    body: { passkey: passkey.use(options.json()) },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await notices()).toMatchObject([{ data: { factors: ["passkey"], device: "Unbekanntes Gerät" } }]);
});
