import { writeFile } from "node:fs/promises";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { startOpenIdProvider } from "./support/openid-provider.ts";
import { expect, expectNoAxeFindings, expectText, signIn, test } from "./support/portal.ts";

const person = "lesend@demo.example";

test("people sign in at their company's provider, and only there once the company requires it", async ({
  page,
  startOwnPortal,
}, testInfo) => {
  test.setTimeout(360_000);
  const { url, command } = await startOwnPortal();
  const provider = await startOpenIdProvider(url);
  try {
    const file = testInfo.outputPath("client-secret");
    await writeFile(file, provider.clientSecret);
    const words = ["--company", "70018422", "--issuer", provider.issuer, "--client", provider.clientId];
    command("company-sign-in", "set", file, ...words, "--domain", "demo.example", "--internal");

    const email = page.getByRole("textbox", { name: "E-Mail" });
    const useCompanyAccount = page.getByRole("button", { name: "Firmenkonto verwenden" });
    await page.goto(`${url}/#/login`);
    await useCompanyAccount.click();
    await expect(email).toHaveAccessibleDescription(/E-Mail-Adresse ist erforderlich/);
    await email.fill("jana@anderswo.example");
    await useCompanyAccount.click();
    await expectText(page, "Für diese E-Mail-Domain ist keine Anmeldung mit Firmenkonto eingerichtet.");

    await email.fill("niemand@demo.example");
    await useCompanyAccount.click();
    await expectText(page, /Mit diesem Firmenkonto/);
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: "Zur Anmeldung" }).click();

    // Deletes the provider's cookies, because the provider remembers who is signed in there.
    await page.context().clearCookies();

    await email.fill(person);
    await useCompanyAccount.click();
    await expect(page).toHaveURL(/#\/dashboard/);
    await page.goto(`${url}/#/preferences`);
    await expect(page.getByRole("region", { name: "Angemeldete Geräte" })).toContainText("Mit Firmenkonto");

    command("company-sign-in", "require", "--company", "70018422", "--emergency", "admin@demo.example");
    await page.evaluate(() => localStorage.removeItem("kreislauf.session"));
    await page.reload();
    await email.fill(person);
    await page.locator("input[type=password]").fill("Kreislauf1");
    await page.locator("form button[type=submit]").click();
    await expectText(page, "Ihr Unternehmen verlangt die Anmeldung mit dem Firmenkonto.");
    await signIn(page, "admin@demo.example", undefined, url);
  } finally {
    provider.stop();
  }
});

test("in English no German is left but data, refusals included", async ({
  page,
  startOwnPortal,
}, testInfo) => {
  test.setTimeout(360_000);
  const data = ["Deutsch", "Nordwerk Entsorgung GmbH", "Tiedemark Fahrzeugservice GmbH"];
  const { url, command } = await startOwnPortal();
  const provider = await startOpenIdProvider(url);
  try {
    const file = testInfo.outputPath("client-secret");
    await writeFile(file, provider.clientSecret);
    const words = ["--company", "70018422", "--issuer", provider.issuer, "--client", provider.clientId];
    command("company-sign-in", "set", file, ...words, "--domain", "demo.example", "--internal");
    command("company-sign-in", "require", "--company", "70018422", "--emergency", "admin@demo.example");

    const email = page.getByRole("textbox", { name: "E-mail" });
    const useCompanyAccount = page.getByRole("button", { name: "Use your company account" });
    await page.goto(`${url}/#/login`);
    await speakEnglish(page);
    await useCompanyAccount.click();
    await expect(email).toHaveAccessibleDescription(/E-mail address is required/);
    await email.fill("jana@elsewhere.example");
    await useCompanyAccount.click();
    await expectText(page, "Signing in with a company account is not set up for this e-mail domain.");
    await expectNoGerman(page, data);

    await email.fill(person);
    await page.locator("input[type=password]").fill("Kreislauf1");
    await page.locator("form button[type=submit]").click();
    await expectText(page, "Your company requires signing in with the company account.");
    await expectNoGerman(page, data);

    await email.fill("nobody@demo.example");
    await useCompanyAccount.click();
    await expectText(page, /You cannot sign in with this company account/);
    await expectNoGerman(page, data);
    await page.getByRole("link", { name: "Go to sign-in" }).click();

    // Deletes the provider's cookies, because the provider remembers who is signed in there.
    await page.context().clearCookies();

    await email.fill(person);
    await useCompanyAccount.click();
    await expect(page).toHaveURL(/#\/dashboard/);
    await page.goto(`${url}/#/preferences`);
    await expectText(page, /With company account/);
    await expectNoGerman(page, data);
  } finally {
    provider.stop();
  }
});
