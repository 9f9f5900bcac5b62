import type { APIRequestContext, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { createUser, ownPassword } from "./support/accounts.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { expect, expectNoAxeFindings, expectText, signIn, test } from "./support/portal.ts";

const stepMilliseconds = 30_000;

/**
 * Returns a function that generates codes like an app on a phone, by the portal's clock. As each code can be used only
 * once, the function waits for the next one if necessary.
 */
function authenticator(request: APIRequestContext, secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
  let used = -1;
  const portalTime = async () => Date.parse((await request.get("/api/health")).headers().date ?? "");
  return async (): Promise<string> => {
    let timestamp = await portalTime();
    while (Math.floor(timestamp / stepMilliseconds) <= used) {
      await new Promise((resolve) => void setTimeout(resolve, 1_000));
      timestamp = await portalTime();
    }
    used = Math.floor(timestamp / stepMilliseconds);
    return totp.generate({ timestamp });
  };
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto("/#/login");
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(ownPassword);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem("kreislauf.session"));
  await page.reload();
}

test("an authenticator app is set up, asked for at sign-in, replaced by a recovery code and removed", async ({
  page,
  request,
}) => {
  test.setTimeout(360_000);
  const email = await createUser(request);
  await signIn(page, email, ownPassword);
  await page.goto("/#/preferences");
  const card = page.getByRole("region", { name: "Zweiter Faktor" });
  await card.getByRole("button", { name: "App einrichten" }).click();
  const dialog = page.getByRole("dialog", { name: "Authenticator-App einrichten" });
  await expect(dialog.getByRole("img", { name: "QR-Code für die Authenticator-App" })).toBeVisible();
  await expectNoAxeFindings(page);
  const nextCode = authenticator(request, await dialog.locator("code").innerText());
  const field = dialog.getByRole("textbox", { name: "Code aus der App" });
  await field.fill("12");
  await dialog.getByRole("button", { name: "Einrichten" }).click();
  await expect(field).toHaveAccessibleDescription(/Dieser Code passt nicht/);
  await field.fill(await nextCode());
  await dialog.getByRole("button", { name: "Einrichten" }).click();

  const saving = page.getByRole("dialog", { name: "Wiederherstellungscodes sichern" });
  await expect(saving.getByRole("listitem")).toHaveCount(10);
  const codes = await saving.getByRole("listitem").allInnerTexts();
  await expectNoAxeFindings(page);
  await saving.getByRole("checkbox", { name: "Ich habe die Codes gesichert" }).check();
  await saving.getByRole("button", { name: "Fertig" }).click();
  await expect(card.getByText("10 von 10 übrig")).toBeVisible();
  await expect(page.getByRole("region", { name: "Angemeldete Geräte" })).toContainText(
    "Mit Passwort + Authenticator-App",
  );

  await signOut(page);
  await enterPassword(page, email);
  const code = page.getByRole("textbox", { name: "Code aus der App" });
  await expect(code).toBeFocused();
  await expectNoAxeFindings(page);
  await code.fill("000000");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(code).toHaveAccessibleDescription(/Dieser Code passt nicht/);
  await code.fill(await nextCode());
  await page.getByRole("checkbox", { name: "Auf diesem Gerät 30 Tage nicht mehr fragen" }).check();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/#\/login/);

  await signOut(page);
  await enterPassword(page, email);
  await expect(page).not.toHaveURL(/#\/login/);
  await page.goto("/#/preferences");
  await card.getByRole("button", { name: "Überall wieder fragen" }).click();
  await expectText(page, "Alle Geräte fragen wieder nach einem Code.");

  await signOut(page);
  await enterPassword(page, email);
  await page.getByRole("button", { name: "Telefon nicht da?" }).click();
  await page.getByRole("textbox", { name: "Wiederherstellungscode" }).fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page).not.toHaveURL(/#\/login/);
  await page.goto("/#/preferences");
  await expect(card.getByText("9 von 10 übrig")).toBeVisible();
  await card.getByRole("button", { name: "Authenticator-App entfernen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "App entfernen" }).click();
  await expect(card.getByText("Nicht eingerichtet")).toBeVisible();

  await signOut(page);
  await signIn(page, email, ownPassword);
});

test("whoever signed in long ago proves it again before inviting somebody, and the form keeps what was typed", async ({
  page,
  startOwnPortal,
}) => {
  test.setTimeout(360_000);
  const before = await startOwnPortal();
  await signIn(page, "admin@demo.example", undefined, before.url);
  const session = await page.evaluate(() => localStorage.getItem("kreislauf.session"));
  const { url } = await startOwnPortal({ now: "2027-05-18T07:42:00Z" });
  await page.goto(`${url}/#/login`);
  await page.evaluate((value) => localStorage.setItem("kreislauf.session", value ?? ""), session);
  await page.goto(`${url}/?again#/settings/user/invite`);
  const field = (name: string) => page.getByRole("textbox", { name });
  await field("Vorname").fill("Ada");
  await field("Nachname").fill("Gast");
  await field("E-Mail").fill("ada.gast@test.example");
  await field("Telefon").fill("0211 5551299");
  await page.getByRole("checkbox", { name: "Aufträge" }).check();
  await page.getByRole("button", { name: "Einladung senden" }).click();
  const proof = page.getByRole("dialog", { name: "Bestätigen Sie, dass Sie es sind" });
  await expect(proof).toBeVisible();
  await expectNoAxeFindings(page);
  await proof.getByRole("button", { name: "Abbrechen" }).click();
  await expect(field("Vorname")).toHaveValue("Ada");
  await page.getByRole("button", { name: "Einladung senden" }).click();
  const password = proof.getByLabel("Passwort", { exact: true });
  await password.fill("falsch");
  await proof.getByRole("button", { name: "Bestätigen", exact: true }).click();
  await expect(password).toHaveAccessibleDescription(/Passwort/);
  await password.fill("Kreislauf1");
  await proof.getByRole("button", { name: "Bestätigen", exact: true }).click();
  await expectText(page, "Ada Gast ist eingeladen.");
});

test("a company requires a second factor: it is announced, then asked for before anything else, and kept", async ({
  page,
  startOwnPortal,
}) => {
  test.setTimeout(360_000);
  const before = await startOwnPortal();
  await signIn(page, "admin@demo.example", undefined, before.url);
  await page.goto(`${before.url}/#/settings/user?userTab=security`);
  await page.getByRole("radio", { name: "Verlangt für alle" }).check();
  await expect(page.getByRole("textbox", { name: "Gilt ab" })).toHaveValue("01.06.2027");
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Regel speichern" }).click();
  await page
    .getByRole("alertdialog", { name: "Zweiten Faktor für alle verlangen?" })
    .getByRole("button", { name: "Für alle verlangen" })
    .click();
  await expectText(page, "Die Regel ist gespeichert.");
  const banner = page.getByRole("status").filter({ hasText: "einen zweiten Faktor" });
  await expect(banner).toContainText("verlangt ab Di., 01.06.2027 einen zweiten Faktor");
  await expect(banner).toContainText("in den nächsten 14 Tagen");
  await expectNoAxeFindings(page);

  const { url } = await startOwnPortal({ now: "2027-06-01T07:30:00Z" });
  await signIn(page, "lesend@demo.example", undefined, url);
  await expect(page.getByRole("heading", { name: "Zweiten Faktor einrichten" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto(`${url}/#/settings/location`);
  await expectText(page, /verlangt seit Di., 01.06.2027 einen zweiten Faktor/);
  await page.getByRole("button", { name: "App einrichten" }).click();
  const dialog = page.getByRole("dialog", { name: "Authenticator-App einrichten" });
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const answer = await fetch(`${url}/api/health`);
  const timestamp = Date.parse(answer.headers.get("date") ?? "");
  await dialog.getByRole("textbox", { name: "Code aus der App" }).fill(totp.generate({ timestamp }));
  await dialog.getByRole("button", { name: "Einrichten" }).click();
  const saving = page.getByRole("dialog", { name: "Wiederherstellungscodes sichern" });
  await saving.getByRole("checkbox", { name: "Ich habe die Codes gesichert" }).check();
  await saving.getByRole("button", { name: "Fertig" }).click();
  await expectText(page, "Zweiter Faktor eingerichtet.");
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Weiter zum Portal" }).click();
  await expectText(page, /^1 aktiver Standort/);

  await page.goto(`${url}/#/preferences`);
  await page.getByRole("button", { name: "Authenticator-App entfernen" }).click();
  const removing = page.getByRole("alertdialog");
  await removing.getByRole("button", { name: "App entfernen" }).click();
  await expect(removing).toContainText(
    "Das ist Ihr letzter zweiter Faktor, und Ihr Unternehmen verlangt einen.",
  );
});

test("in English no German is left but data, from setting the app up to signing in with it", async ({
  page,
  request,
}) => {
  test.setTimeout(360_000);
  const data = ["Deutsch", "Nordwerk Entsorgung GmbH", "Tiedemark Fahrzeugservice GmbH", "Ada Gast"];
  const email = await createUser(request);
  await signIn(page, email, ownPassword);
  await page.goto("/#/preferences");
  await speakEnglish(page);
  await page.getByRole("button", { name: "Set up app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up authenticator app" });
  const nextCode = authenticator(request, await dialog.locator("code").innerText());
  const field = dialog.getByRole("textbox", { name: "Code from the app" });
  await field.fill("12");
  await dialog.getByRole("button", { name: "Set up" }).click();
  await expect(field).toHaveAccessibleDescription(/This code does not match/);
  await expectNoGerman(page, data);
  await field.fill(await nextCode());
  await dialog.getByRole("button", { name: "Set up" }).click();
  const saving = page.getByRole("dialog", { name: "Save your recovery codes" });
  await expect(saving.getByRole("listitem")).toHaveCount(10);
  await expectNoGerman(page, data);
  await saving.getByRole("checkbox", { name: "I have saved the codes" }).check();
  await saving.getByRole("button", { name: "Done" }).click();
  await expectText(page, "10 of 10 left");
  await expectText(page, /With password \+ authenticator app/);
  await expectNoGerman(page, data);

  await signOut(page);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(ownPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  const code = page.getByRole("textbox", { name: "Code from the app" });
  await code.fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(code).toHaveAccessibleDescription(/This code does not match/);
  await expectNoGerman(page, data);
  await page.getByRole("button", { name: "Phone not at hand?" }).click();
  await expect(page.getByRole("heading", { name: "Sign in without your phone" })).toBeVisible();
  await expectNoGerman(page, data);
  await page.getByRole("button", { name: "Use a code from the app" }).click();
  await code.fill(await nextCode());
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/#\/login/);
});
