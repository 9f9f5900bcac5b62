/// <reference lib="dom" />
import type { BrowserContext, Page } from "@playwright/test";
import { createUser, ownPassword, password } from "./support/accounts.ts";
import { dayOf, openAgreements, openOrderDialog } from "./support/ordering.ts";
import { isMobile } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

/** The session that the browser has stored; null if there is none. */
const storedSession = (page: Page) =>
  page.evaluate(() => {
    const text = localStorage.getItem("kreislauf.session") ?? "null";
    return JSON.parse(text) as { accessToken: string; refreshToken: string } | null;
  });

/** Ends the session on the server without the browser noticing. */
async function endSessionOf(page: Page): Promise<void> {
  const session = await storedSession(page);
  const headers = { authorization: `Bearer ${session?.accessToken}` };
  expect((await page.request.post("/api/auth/logout", { headers })).status()).toBe(200);
}

/** Makes the stored access token invalid, as if its 15 minutes were over. */
const spoilAccessToken = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("kreislauf.session") ?? "{}") as object;
    localStorage.setItem("kreislauf.session", JSON.stringify({ ...session, accessToken: "old" }));
  });

const focusWindow = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event("focus")));

const pathsOf = (context: BrowserContext, path: string): string[] => {
  const seen: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith(path)) seen.push(request.url());
  });
  return seen;
};

/** Chooses an entry in the avatar's menu; on narrow screens, on the page "Mehr". */
async function chooseInUserMenu(page: Page, entry: string): Promise<void> {
  if (isMobile()) {
    await page.getByRole("link", { name: "Mehr" }).click();
    await page.getByRole("main").getByText(entry).click();
  } else {
    await page.getByRole("button", { name: /^Benutzermenü/ }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  }
}

test.describe("a session that lapses over a half-filled order", () => {
  const note = "Tor 2, bitte klingeln";

  test.beforeEach(async ({ page }) => {
    await signIn(page, "auftrag@demo.example");
    await openAgreements(page);
    const dialog = await openOrderDialog(page, "Altholz");
    await dayOf(dialog, "20. Mai").click();
    await dialog.getByRole("textbox", { name: /Hinweis an den Entsorger/ }).fill(note);
    await endSessionOf(page);
    await dialog.getByRole("button", { name: "Auftrag erteilen" }).click();
    await expect(page.getByRole("alertdialog", { name: "Ihre Sitzung ist abgelaufen" })).toBeVisible();
  });

  test("lets the same person go on with nothing lost", async ({ page }) => {
    const again = page.getByRole("alertdialog", { name: "Ihre Sitzung ist abgelaufen" });
    await expectNoAxeFindings(page);
    await page.keyboard.press("Escape");
    await expect(again).toBeVisible();
    await again.getByLabel("Passwort", { exact: true }).fill("Falsch123");
    await page.keyboard.press("Enter");
    await expect(again.getByText("Das hat nicht geklappt")).toBeVisible();
    await again.getByLabel("Passwort", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await expect(again).toBeHidden();
    // The interrupted order is sent again without a click; the portal may first ask about other orders of the day.
    const given = page.getByText(/^Auftrag \d+ ist erteilt/);
    const anyway = page.getByRole("button", { name: "Trotzdem erteilen" });
    await expect(given.or(anyway)).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await given
      .getByRole("link")
      .or(page.getByRole("link", { name: "Zum Auftrag" }))
      .click();
    await expect(page.getByText(note).first()).toBeVisible();
  });

  test("is left by somebody else", async ({ page }) => {
    const again = page.getByRole("alertdialog", { name: "Ihre Sitzung ist abgelaufen" });
    await again.getByLabel("E-Mail").fill("fremd@demo.example");
    await again.getByLabel("Passwort", { exact: true }).fill(password);
    await again.getByRole("button", { name: "Anmelden" }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(note)).toHaveCount(0);
  });

  test("can be given up", async ({ page }) => {
    await page.getByRole("button", { name: "Eingaben verwerfen" }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await expect(page.getByText(note)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["kreislauf.browser"]);
  });
});

test("one tab renews the tokens for all of them", async ({ page, context }) => {
  await signIn(page, "auftrag@demo.example");
  const other = await context.newPage();
  await other.goto("/#/dashboard");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  const renewals = pathsOf(context, "/auth/create-access-token");
  await spoilAccessToken(page);
  await Promise.all([focusWindow(page), focusWindow(other)]);
  await expect.poll(async () => (await storedSession(page))?.accessToken).not.toBe("old");
  await Promise.all([page.reload(), other.reload()]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test("an access token that has run out during a call does not throw anybody out", async ({ page }) => {
  await signIn(page, "auftrag@demo.example");
  await spoilAccessToken(page);
  await page.goto("/#/order-history");
  await expect(page.getByText(/^1–\d+ von \d+ Aufträgen/).first()).toBeVisible();
});

test("signing out leaves nothing in any tab, nor on the server", async ({ page, context }) => {
  await signIn(page, "lesend@demo.example");
  const other = await context.newPage();
  await other.goto("/#/order-history?search=Altholz");
  await expect(other.getByRole("heading", { level: 1 })).toBeAttached();
  const session = await storedSession(page);

  await chooseInUserMenu(page, "Abmelden");
  await expect(page).toHaveURL(/#\/login$/);
  await expect(other).toHaveURL(/#\/login$/);
  for (const tab of [page, other]) {
    // The random name of the browser may stay stored, since it says nothing about the person.
    expect(await tab.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      ["kreislauf.browser"],
      [],
    ]);
  }
  const headers = { authorization: `Bearer ${session?.accessToken}` };
  expect((await page.request.get("/api/account/settings", { headers })).status()).toBe(401);
  await other.goto("/#/order-history");
  await expect(other).toHaveURL(/#\/login$/);
});

test("the address /logout signs out", async ({ page }) => {
  await signIn(page, "lesend@demo.example");
  await page.goto("/#/logout");
  await expect(page).toHaveURL(/#\/login$/);
  expect(await storedSession(page)).toBeNull();
});

test("what was wanted opens after signing in", async ({ page }) => {
  await page.goto("/#/order-history?search=Altholz");
  await expect(page).toHaveURL(/#\/login$/);
  await page.locator("input[type=email]").fill("auftrag@demo.example");
  await page.locator("input[type=password]").fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page).toHaveURL(/#\/order-history\?search=Altholz/);
});

test("every tab follows into another company, with nothing of the former one", async ({ page, context }) => {
  await page.goto("/#/login");
  await page.locator("input[type=email]").fill("mehrfirmen@demo.example");
  await page.locator("input[type=password]").fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.getByRole("radio", { name: /Tiedemark/ }).check();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  const other = await context.newPage();
  await other.goto("/#/order-history?search=1");
  await expect(other.getByRole("heading", { level: 1 })).toBeAttached();
  const former = await storedSession(page);

  await chooseInUserMenu(page, "Unternehmen wechseln");
  const dialog = page.getByRole("dialog", { name: "Unternehmen wechseln" });
  await expect(dialog.getByRole("radio", { name: /Tiedemark/ })).toBeChecked();
  await expectNoAxeFindings(page);
  await dialog.getByRole("radio", { name: /Hollerbeck/ }).check();
  await dialog.getByRole("button", { name: "Wechseln" }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/#\/dashboard$/);
    await expect(tab.getByRole("main").getByText(/Hollerbeck/)).toBeAttached();
    await expect(tab.getByText(/Tiedemark|Betriebshof Nord|Werkstatt Süd/)).toHaveCount(0);
    expect((await tab.evaluate(() => Object.keys(localStorage))).toSorted()).toEqual([
      "kreislauf.browser",
      "kreislauf.session",
    ]);
  }
  const headers = { authorization: `Bearer ${former?.accessToken}` };
  expect((await page.request.get("/api/account/settings", { headers })).status()).toBe(401);
});

test("a device is signed out from another one", async ({ page, browser, baseURL }) => {
  const email = await createUser(page.request);
  const otherContext = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
  });
  const otherDevice = await otherContext.newPage();
  await signIn(otherDevice, email, ownPassword);
  await signIn(page, email, ownPassword);
  await page.goto("/#/preferences");
  const devices = page.getByRole("region", { name: "Angemeldete Geräte" });
  await expect(devices.getByText("Dieses Gerät")).toBeVisible();
  await expect(devices.getByText("Firefox auf Windows")).toBeVisible();
  await expectNoAxeFindings(page);
  await devices.getByRole("button", { name: "Firefox auf Windows abmelden" }).click();
  await expect(page.getByText("Firefox auf Windows ist abgemeldet.")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await otherDevice.reload();
  await expect(otherDevice).toHaveURL(/#\/login$/);
  await otherContext.close();
});

test("databases that lie in the browser are deleted at the start", async ({ page }) => {
  await page.goto("/#/login");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("of-an-earlier-version");
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await page.reload();
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toEqual([]);
});
