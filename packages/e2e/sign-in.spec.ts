import type { APIRequestContext, Page } from "@playwright/test";
import {
  createUser,
  invite,
  inviteFromList,
  resendInvitation,
  linkFromMail,
  ownPassword,
  password,
} from "./support/accounts.ts";
import { expectNoGerman } from "./support/english.ts";
import { isMobile } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

async function tryToSignIn(page: Page, email: string, withPassword: string): Promise<void> {
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(withPassword);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

async function setPassword(page: Page, next: string, repeat = next): Promise<void> {
  await page.getByLabel("Neues Passwort", { exact: true }).fill(next);
  await page.getByLabel("Passwort wiederholen").fill(repeat);
  await page.getByRole("button", { name: "Passwort speichern" }).click();
}

test.describe("signing in", () => {
  for (const [who, email] of [
    ["a known address", "belege@demo.example"],
    ["an unknown one", "niemand@demo.example"],
  ] as const) {
    test(`says how long to wait after too many attempts, for ${who}`, async ({ page }) => {
      await page.goto("/#/login");
      const wrong = page.getByText(
        "Das hat nicht geklappt, bitte überprüfen Sie Ihre E-Mail und Ihr Passwort auf Richtigkeit.",
      );
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await tryToSignIn(page, email, `Falsch${attempt}`);
        await expect(wrong).toBeVisible();
        await expect(page.getByLabel("Passwort", { exact: true })).toBeFocused();
      }
      await tryToSignIn(page, email, "Falsch6");
      await expect(
        page.getByText(/^Zu viele Versuche\. Bitte versuchen Sie es in \d+ Sekunden noch/),
      ).toBeVisible();
    });
  }

  test("shows and hides the password, and takes none that is empty or endless", async ({ page }) => {
    await page.goto("/#/login");
    const field = page.getByLabel("Passwort", { exact: true });
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page.getByText("E-Mail-Adresse ist erforderlich")).toBeVisible();
    await field.fill("geheim");
    await page.getByRole("button", { name: "Passwort anzeigen" }).click();
    await expect(field).toHaveAttribute("type", "text");
    await tryToSignIn(page, "niemand-sonst@demo.example", "x".repeat(300));
    await expect(page.getByText("Das hat nicht geklappt")).toBeVisible();
    await expectNoAxeFindings(page);

    // While a sign-in is running, neither a click nor a key starts another one.
    let attempts = 0;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/auth/login/credentials", async (route) => {
      attempts += 1;
      await answered;
      await route.continue();
    });
    await tryToSignIn(page, "lesend@demo.example", password);
    const busy = page.getByRole("button", { name: "Anmeldung läuft …" });
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await expect(field).toBeDisabled();
    await busy.click();
    await busy.press("Enter");
    expect(attempts).toBe(1);
    answer();
    await expect(page).toHaveURL(/#\/dashboard$/);
    expect(attempts).toBe(1);
  });

  test("asks members of several companies for one", async ({ page }) => {
    await page.goto("/#/login/select-company");
    await expect(page).toHaveURL(/#\/login$/);
    await tryToSignIn(page, " Mehrfirmen@demo.example ", password);
    const dialog = page.getByRole("dialog", { name: "Unternehmen wählen" });
    await expect(dialog).toBeVisible();
    await expectNoAxeFindings(page);
    if (isMobile()) expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await dialog.getByRole("button", { name: "Weiter" }).click();
    const snack = page.getByText("Bitte wählen Sie ein Unternehmen aus");
    await expect(snack).toBeVisible();
    await expect(page.getByRole("region", { name: "Meldungen" }).getByRole("button")).toHaveCount(0);
    await dialog.getByRole("radio", { name: /Hollerbeck/ }).check();
    await page.route("**/api/auth/login/company", (route) => route.abort());
    await dialog.getByRole("button", { name: "Weiter" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Das Portal ist gerade nicht erreichbar.");
    await expectNoAxeFindings(page);
    await page.unroute("**/api/auth/login/company");
    await dialog.getByRole("button", { name: "Weiter" }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByRole("main").getByText(/Hollerbeck/)).toBeAttached();
  });
});

test.describe("an invitation", () => {
  test("leads to the first password and to signing in", async ({ page, request }) => {
    const { email } = await invite(request);
    const link = await linkFromMail(request, email, "join");
    await page.goto(link);
    await setPassword(page, "werkhof", "Werkhof");
    await expect(page.getByText("Das Passwort muss mindestens 8 Zeichen lang sein")).toBeVisible();
    await expect(page.getByText("Passwörter stimmen nicht überein", { exact: true })).toBeVisible();
    await expect(page.getByText("Ein Kleinbuchstabe, erfüllt")).toBeVisible();
    await expect(page.getByText("Eine Zahl, noch nicht erfüllt")).toBeVisible();
    await expectNoAxeFindings(page);
    await setPassword(page, "Kreislauf1");
    await expect(page.getByText(/weder den Namen des Portals noch den Ihres Unternehmens/)).toBeVisible();
    await setPassword(page, ownPassword);
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByText("Ihr Zugang ist eingerichtet.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();

    await page.goto(link);
    await expect(page.getByText("Dieser Link wurde schon benutzt.")).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: "Zur Anmeldung" }).click();
    await tryToSignIn(page, email, ownPassword);
    await expect(page).toHaveURL(/#\/dashboard$/);
  });

  test("from a pasted list asks for a phone number too", async ({ page, request }) => {
    const { email } = await inviteFromList(request);
    await page.goto(await linkFromMail(request, email, "join"));
    await setPassword(page, ownPassword);
    const phone = page.getByRole("textbox", { name: "Telefon" });
    await expect(phone).toHaveAccessibleDescription(/Bitte geben Sie eine Telefonnummer an\./);
    await phone.fill("123");
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await expect(phone).toHaveAccessibleDescription(/Bitte geben Sie eine gültige Telefonnummer an/);
    await expectNoAxeFindings(page);
    await phone.fill("0561 5550140");
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await expect(page.getByText("Ihr Zugang ist eingerichtet.")).toBeVisible();
    await tryToSignIn(page, email, ownPassword);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await page.goto("/#/preferences");
    await expect(page.getByRole("textbox", { name: "Telefon" })).toHaveValue("0561 5550140");
  });

  test("accepted in another tab meanwhile sets no second password", async ({ page, request }) => {
    const { email } = await invite(request);
    const link = await linkFromMail(request, email, "join");
    await page.goto(link);
    await expect(page.getByLabel("Neues Passwort", { exact: true })).toBeVisible();
    const data = { signupToken: link.slice("/#/join/".length), password: ownPassword };
    await request.post("/api/auth/user/activate", { data });
    await setPassword(page, "Anderes123");
    await expect(page.getByText("Ihr Zugang war schon eingerichtet.")).toBeVisible();
    await tryToSignIn(page, email, ownPassword);
    await expect(page).toHaveURL(/#\/dashboard$/);
  });

  test("that was replaced or never issued says so, and brings a new one", async ({ page, request }) => {
    const user = await invite(request);
    const first = await linkFromMail(request, user.email, "join");
    await resendInvitation(request, user);
    const second = await linkFromMail(request, user.email, "join", first);
    await page.goto(first);
    await expect(page.getByText(/^Es gibt einen neueren Link\./)).toBeVisible();
    await page.getByRole("button", { name: "Neuen Link anfordern" }).click();
    await expect(page.getByText("Ein neuer Link ist unterwegs")).toBeVisible();
    const third = await linkFromMail(request, user.email, "join", second);
    await page.goto(third);
    await expect(page.getByRole("heading", { name: "Zugang einrichten" })).toBeVisible();

    for (const token of ["%00%FF<script>", "x".repeat(300), "a%2Fb"]) {
      await page.goto(`/#/join/${token}`);
      await expect(page.getByText("Der Einladungslink ist abgelaufen", { exact: true })).toBeVisible();
      await page.goto("/#/login");
    }
  });
});

test.describe("a forgotten password", () => {
  const openDialog = async (page: Page) => {
    await page.goto("/#/login");
    await page.getByRole("button", { name: "Passwort vergessen?" }).click();
    return page.getByRole("dialog", { name: "Passwort zurücksetzen" });
  };

  test("is set anew by a mail, and ends the session elsewhere", async ({ page, request }) => {
    const email = await createUser(request);
    const stale = await signedIn(request, email);
    const dialog = await openDialog(page);
    const field = dialog.getByLabel("E-Mail");
    const submit = dialog.getByRole("button", { name: "Link senden" });
    await expect(submit).toBeDisabled();
    await field.fill("gast@");
    await expect(dialog.getByText("E-Mail-Adresse muss gültig sein").first()).toBeVisible();
    await field.fill("");
    await expect(dialog.getByText("E-Mail-Adresse ist erforderlich").first()).toBeVisible();
    await expectNoAxeFindings(page);
    await field.fill(email);
    await submit.click();
    await expect(dialog.getByRole("alert")).toContainText("Der Link ist unterwegs");
    await expect(dialog).toBeHidden();

    const link = await linkFromMail(request, email, "reset-password");
    await page.goto(link);
    await setPassword(page, "Neuanfang88");
    await expect(page.getByText("Ihr neues Passwort ist gespeichert.")).toBeVisible();
    const headers = { authorization: `Bearer ${stale}` };
    expect((await request.get("/api/account/settings", { headers })).status()).toBe(401);
    await tryToSignIn(page, email, "Neuanfang88");
    await expect(page).toHaveURL(/#\/dashboard$/);

    await page.goto(link);
    await expect(page.getByText("Dieser Link wurde schon benutzt.")).toBeVisible();
    await page.getByRole("button", { name: "Neuen Link anfordern" }).click();
    await expect(page.getByRole("dialog", { name: "Passwort zurücksetzen" })).toBeVisible();
  });

  test("says when the mail cannot be asked for, and begins anew", async ({ page }) => {
    await page.route("**/api/auth/forgot-password", (route) => route.abort());
    const dialog = await openDialog(page);
    await dialog.getByLabel("E-Mail").fill("auftrag@demo.example");
    await dialog.getByRole("button", { name: "Link senden" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Fehler beim Versenden der E-Mail!");
    await expect(dialog).toBeHidden();
    await expect((await openDialog(page)).getByLabel("E-Mail")).toHaveValue("");
  });

  test("has links that never worked", async ({ page }) => {
    await page.goto("/#/reset-password/unsinn");
    await expect(page.getByText(/^Der Link zum Zurücksetzen ist abgelaufen\./)).toBeVisible();
    await expectNoAxeFindings(page);
  });
});

async function signedIn(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post("/api/auth/login/credentials", {
    data: { email, password: ownPassword },
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

test("an initial password has to be changed before anything else", async ({ page }) => {
  await signIn(page, "neu@demo.example");
  await expect(page).toHaveURL(/#\/preferences$/);
  await expect(page.getByText("Bitte vergeben Sie zuerst ein eigenes Passwort")).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto("/#/order-history");
  await expect(page).toHaveURL(/#\/preferences$/);
  await expect(page.getByRole("navigation", { name: /^Hauptmenü/ })).toHaveCount(0);

  await page.getByLabel("Neues Passwort", { exact: true }).fill("Eigenes99");
  await page.getByLabel("Passwort wiederholen").fill("Eigenes99");
  await page.getByLabel("Vorläufiges Passwort").fill("Falsch123");
  await page.getByRole("button", { name: "Passwort ändern und weiter" }).click();
  await expect(page.getByText("Das bisherige Passwort stimmt nicht")).toBeVisible();
  await page.getByLabel("Vorläufiges Passwort").fill(password);
  await page.getByRole("button", { name: "Passwort ändern und weiter" }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  await page.goto("/#/preferences");
  await expect(page.getByRole("heading", { name: "Angemeldete Geräte" })).toBeVisible();
});

test("all of it speaks English", async ({ page, request }) => {
  const email = await createUser(request);
  await page.goto("/#/login");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const data = [
    "Deutsch",
    "Nordwerk Entsorgung GmbH",
    "Tiedemark Fahrzeugservice GmbH",
    "Kreislauf",
    "Ada Gast",
  ];
  await expectNoGerman(page, data);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoGerman(page, data);
  for (const path of ["/join/x", "/reset-password/x"]) {
    await page.goto(`/#${path}`);
    await expect(page.getByText(/link has expired/)).toBeVisible();
    await expectNoGerman(page, data);
  }
  await page.goto("/#/login/company-account?failure=company_account_refused");
  await expect(page.getByText(/cannot sign in with this company account/)).toBeVisible();
  await expectNoGerman(page, data);
  await signIn(page, email, ownPassword);
  await page.goto("/#/preferences");
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await expectNoGerman(page, data);
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("nothing is cut off", async ({ page, request }) => {
    const { email } = await invite(request);
    const join = await linkFromMail(request, email, "join");
    for (const path of ["/#/login", join, "/#/join/x", "/#/reset-password/x"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const body = await page.locator("html").evaluate(({ scrollWidth }) => scrollWidth);
      expect(body, path).toBe(320);
    }
  });
});
