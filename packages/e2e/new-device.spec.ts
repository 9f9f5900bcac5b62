import { createUser, ownPassword } from "./support/accounts.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { expect, signIn, test } from "./support/portal.ts";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

test("a second browser is told by mail, the first one is not", async ({ page, browser, request }) => {
  const email = await createUser(request);
  const notices = async () => {
    const mails = (await (await request.get("/api/dev/mailbox")).json()) as Mail[];
    return mails.filter(({ to, subject }) => to === email && subject === "Anmeldung an einem neuen Gerät");
  };
  await signIn(page, email, ownPassword);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, email, ownPassword, new URL(page.url()).origin);
  await expect.poll(async () => (await notices()).length).toBe(1);
  expect((await notices())[0]?.text).toContain("Chrome auf Linux");
  await other.context().close();

  const offer = page.getByRole("region", { name: "Schützen Sie Ihren Zugang" });
  await offer.getByRole("link", { name: "Einrichten" }).click();
  const notice = page.getByRole("switch", { name: /Anmeldung an einem neuen Gerät/ });
  await expect(notice).toBeChecked();
  await page.getByText("Anmeldung an einem neuen Gerät").click();
  await expect(notice).not.toBeChecked();
  const third = await (await browser.newContext()).newPage();
  await signIn(third, email, ownPassword, new URL(page.url()).origin);
  await third.getByRole("button", { name: "Später" }).click();
  await expect(third.getByRole("heading", { name: "Schützen Sie Ihren Zugang" })).toBeHidden();
  await third.context().close();
  expect(await notices()).toHaveLength(1);
});

test("in English the offer and the switch of the notice have no German left but data", async ({
  page,
  request,
}) => {
  const email = await createUser(request);
  await signIn(page, email, ownPassword);
  await page.goto("/#/dashboard");
  await speakEnglish(page);
  const offer = page.getByRole("region", { name: "Protect your access" });
  await expect(offer.getByRole("button", { name: "Later" })).toBeVisible();
  await offer.getByRole("link", { name: "Set up" }).click();
  await expect(page.getByRole("switch", { name: /Sign-in on a new device/ })).toBeChecked();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await expectNoGerman(page, [
    "Deutsch",
    "Nordwerk Entsorgung GmbH",
    "Tiedemark Fahrzeugservice GmbH",
    "Ada Gast",
  ]);
});
