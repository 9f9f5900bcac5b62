import { expectNoGerman } from "./support/english.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

test("the help answers what is searched for, and says when somebody can be reached", async ({ page }) => {
  await signIn(page, "admin@demo.example");
  await page.goto("/#/help");
  await expect(page.getByText("Gerade erreichbar")).toBeVisible();
  await expect(page.getByText("heute bis 17:00 Uhr")).toBeVisible();
  await expect(page.locator("summary")).toHaveCount(28);
  await expectNoAxeFindings(page);

  await page.getByRole("button", { name: "Standorte", exact: true }).click();
  await expect(page.locator("summary")).toHaveCount(2);
  await page.getByRole("button", { name: "Alle" }).click();
  const search = page.getByRole("searchbox", { name: "Hilfe durchsuchen" });
  await search.fill("feiertag");
  await expect(page.getByRole("heading", { name: "1 Treffer für „feiertag“" })).toBeVisible();
  await page.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Turnustermine rücken auf den nächsten Arbeitstag")).toBeVisible();
  await expect(page.locator("mark").first()).toHaveText("Feiertag");
  await expectNoAxeFindings(page);
  await search.fill("gibtesnicht");
  await expect(page.getByText("Dazu haben wir keine Antwort")).toBeVisible();
  await search.press("Escape");
  await expect(page.locator("summary")).toHaveCount(28);

  const manual = page.getByRole("button", { name: /Handbuch/ });
  await manual.click();
  await expect(page.getByRole("dialog", { name: "Handbuch" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(manual).toBeFocused();

  for (const screen of ["help/faq", "contact", "mobile-settings"]) {
    await page.goto(`/#/${screen}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expectNoAxeFindings(page);
  }
});

test("every help screen speaks English, too", async ({ page }) => {
  await signIn(page, "admin@demo.example");
  await page.evaluate(() => localStorage.setItem("kreislauf.language", '"en"'));
  const data = [
    "Jana Petersen",
    "Tiedemark Fahrzeugservice GmbH",
    "Nordwerk Entsorgung GmbH",
    "Kanalhafenstraße 5, 24103 Kiel",
  ];
  for (const [screen, title] of [
    ["help", "Help"],
    ["help/faq", "Frequently asked questions"],
    ["contact", "Contact"],
    ["mobile-settings", "More"],
  ] as const) {
    await page.goto(`/#/${screen}`);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeAttached();
    await expectNoGerman(page, [...data, "Deutsch"]);
  }
});

test("imprint and privacy policy open signed out, say when they fail, and can be asked for again", async ({
  page,
}) => {
  await page.goto("/#/login");
  await page.getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeAttached();
  await expect(page.getByText("Nordwerk Entsorgung GmbH").first()).toBeVisible();
  await expectNoAxeFindings(page);

  await page.route("**/api/legal/privacy", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/#/privacy-policy");
  await expect(page.getByText("Der Text konnte nicht geladen werden")).toBeVisible();
  await expectNoAxeFindings(page);
  await page.unroute("**/api/legal/privacy");
  await page.getByRole("button", { name: /Erneut/ }).click();
  await expect(page.getByText("Wer Ihre Daten verarbeitet")).toBeVisible();
  // The demo has no analytics, so the page has no switch to consent to it.
  await expect(page.getByRole("switch")).toHaveCount(0);
  await expectNoAxeFindings(page);
});

test("More leads everywhere and signs out", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, "lesend@demo.example");
  await page.getByRole("navigation", { name: "Hauptmenü mobil" }).getByRole("link", { name: "Mehr" }).click();
  await page.getByRole("link", { name: /^Kontakt/ }).click();
  await expect(page).toHaveURL(/#\/contact/);
  await page.getByRole("button", { name: "Zurück" }).click();
  await expect(page).toHaveURL(/#\/mobile-settings/);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL(/#\/login/);
});
