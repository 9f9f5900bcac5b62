import { randomUUID } from "node:crypto";
import type { UserSortKey } from "@kreislauf/contract/users";
import type { Page } from "@playwright/test";
import { linkFromMail, ownPassword } from "./support/accounts.ts";
import { readApiAs } from "./support/api.ts";
import { tabTo } from "./support/keyboard.ts";
import { isMobile } from "./support/orders.ts";
import { clickUserAction, listName, openUsers, userLinks, type UserList } from "./support/users.ts";
import { expect, expectNoAxeFindings, signIn, test, expectText } from "./support/portal.ts";

/** An account that manages the retailer, which has 120 sites and more than forty people. */
const retailer = "fremd@demo.example";
/** The account of the only user of a company with one site. */
const carpenter = "g.ahlers@zimmerei-ahlers.example";

const columns = {
  Telefon: "phone",
  Ebene: "ebene",
  Gruppe: "group",
  Standorte: "locations",
  Rechte: "permissions",
  Name: "lastName",
} as const satisfies Record<string, UserSortKey>;

async function sortBy(page: Page, column: string): Promise<void> {
  if (isMobile()) {
    const choice = page.getByRole("combobox", { name: "Sortieren nach" });
    // The choice is repeated until it has worked: a click while the list opens makes Playwright scroll the page, and
    // the list moves away from the pointer.
    await expect(async () => {
      await choice.click();
      await page.getByRole("option", { name: column, exact: true }).click({ timeout: 5_000 });
      await expect(choice).toHaveText(column, { timeout: 2_000 });
    }).toPass();
  } else {
    await page.getByRole("columnheader", { name: column, exact: true }).getByRole("button").click();
  }
}

test("people are searched, sorted by each column and paged; a tab is asked for when it is first opened", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, retailer);
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await signIn(page, retailer);
  await openUsers(page);
  const { users, total } = await api<UserList>("/users/registered");
  await expectText(page, `1–10 von ${total} Benutzern`);
  await expect(userLinks(page)).toHaveCount(10);
  expect(asked).not.toContain("/api/users/invited");
  await expectNoAxeFindings(page);
  for (const [column, key] of Object.entries(columns)) {
    await sortBy(page, column);
    const sorted = await api<UserList>(`/users/registered?sortBy=${key}`);
    await expect(userLinks(page)).toContainText(sorted.users.map(listName));
  }
  await page.getByRole("button", { name: "Nächste Seite" }).click();
  await expectText(page, `11–20 von ${total} Benutzern`);

  const field = page.getByRole("searchbox", { name: "Suche" });
  await field.fill(users[3]?.email ?? "");
  await expect(userLinks(page)).toHaveCount(1);
  await field.fill("gibt es nicht");
  await expectText(page, "Nichts gefunden");
  await page.getByRole("main").getByRole("button", { name: "Suche leeren" }).last().click();
  await expect(userLinks(page)).toHaveCount(10);

  await page.getByRole("tab", { name: /^Eingeladen/ }).click();
  await expect(page.getByText("Link abgelaufen").first()).toBeVisible();
  expect(asked).toContain("/api/users/invited");
  await expectNoAxeFindings(page);
  await page.getByRole("tab", { name: /^Externe Kontakte/ }).click();
  await expect(userLinks(page).filter({ hasText: "Detlef Harms" })).toBeVisible();
});

test("without anybody each tab says so and leads on", async ({ page }) => {
  // The empty list is simulated, because the signed-in user is always in this list.
  await page.route(/\/api\/users\/registered\?/, (route) =>
    route.fulfill({ json: { users: [], total: 0 } satisfies UserList }),
  );
  await signIn(page, carpenter);
  await page.goto("/#/settings/user");
  await expectText(page, "Noch keine registrierten Benutzer");
  await expect(page.getByRole("main").getByRole("link", { name: "Benutzer einladen" })).toHaveCount(2);
  await page.getByRole("tab", { name: "Eingeladen" }).click();
  await expectText(page, "Keine offenen Einladungen");
  await expectNoAxeFindings(page);
  await page.getByRole("tab", { name: "Externe Kontakte" }).click();
  await expectText(page, "Keine externen Kontakte");
  await page.getByRole("main").getByRole("link", { name: "Kontakt anlegen" }).click();
  await expect(page).toHaveURL(/externalUser\/create/);
});

test("one person is invited by the keyboard alone and follows the link in the mail", async ({
  page,
  request,
}) => {
  const email = `ada-${randomUUID()}@hollerbeck.example`;
  await signIn(page, retailer);
  await openUsers(page);
  const press = (key: string) => page.keyboard.press(key);
  const type = (words: string) => page.keyboard.type(words);
  await tabTo(page.getByRole("link", { name: "Benutzer einladen" }));
  await press("Enter");
  await tabTo(page.getByRole("textbox", { name: "Vorname" }));
  await type("Ada");
  await press("Tab");
  await type("Gast");
  await press("Tab");
  await type(retailer);
  await press("Tab");
  await expectText(page, "Diese E-Mail-Adresse ist bereits registriert.");
  await type("123");
  await press("Tab");
  await press("Shift+Tab");
  await press("Shift+Tab");
  await press("Control+A");
  await type(email);

  await tabTo(page.getByRole("combobox", { name: "Ebene" }));
  await press("Enter");
  await expect(page.getByRole("option", { name: "Standort", exact: true })).toBeVisible();
  for (let step = 0; step < 4; step += 1) await press("ArrowDown");
  await press("Enter");
  await expect(page.getByRole("combobox", { name: "Ebene" })).toHaveText(/Standort/);
  await tabTo(page.getByRole("checkbox", { name: "Aufträge" }));
  await press("Space");
  await expectText(page, "Entsorgungen beauftragen, ändern und stornieren");
  await tabTo(page.getByRole("searchbox", { name: "Standort suchen" }));
  await type("kassel");
  await expectText(page, /^1 Treffer, davon 0 gewählt/);
  await tabTo(page.getByRole("checkbox", { name: /Markt Kassel/ }));
  await press("Space");
  await expectText(page, "Ada Gast kann an 1 Standort:");
  await expectNoAxeFindings(page);
  await tabTo(page.getByRole("button", { name: "Einladung senden" }));
  await press("Enter");
  await expectText(page, "Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel 0561 5550140.");
  await expectText(page, "Zu prüfen: Telefon");
  await tabTo(page.getByRole("textbox", { name: "Telefon" }));
  await press("Control+A");
  await type("0211 5551299");
  await tabTo(page.getByRole("button", { name: "Einladung senden" }));
  await press("Enter");
  await expectText(page, "Ada Gast ist eingeladen.");
  await expect(page.getByRole("tab", { name: /^Eingeladen/ })).toHaveAttribute("aria-selected", "true");

  const link = await linkFromMail(request, email, "join");
  await page.goto("/#/logout");
  await expect(page).toHaveURL(/#\/login/);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Zugang einrichten" })).toBeVisible();
  await page.getByLabel("Neues Passwort", { exact: true }).fill(ownPassword);
  await page.getByLabel("Passwort wiederholen").fill(ownPassword);
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expectText(page, "Ihr Zugang ist eingerichtet. Sie können sich jetzt anmelden.");
  await signIn(page, email, ownPassword);
  await page.goto("/#/settings/location");
  await expect(page.getByRole("main").getByText("Markt Kassel").first()).toBeVisible();
  const api = await readApiAs(request, email, ownPassword);
  expect(await api("/account/settings")).toMatchObject({ user: { permissions: [11, 14] } });
});

test("many are invited from a pasted list; what cannot be invited stays beside its reason", async ({
  page,
  request,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const addressOf = (name: string) => `${name}.${mark}@hollerbeck.example`;
  await signIn(page, retailer);
  await page.goto("/#/settings/user/invite");
  await page.getByText("Mehrere", { exact: true }).click();
  await page.getByRole("button", { name: "Liste übernehmen" }).click();
  await expectText(page, "Fügen Sie mindestens eine Adresse ein.");
  await page
    .getByRole("textbox", { name: "Adressen einfügen" })
    .fill(
      [
        `Kaja Lund <${addressOf("lund")}>`,
        `Ole; Brix; ${addressOf("brix")}`,
        "Niemand ohne Adresse",
        `Birte Albers <b.albers@hollerbeck.example>`,
        `Kaja Lund <${addressOf("lund")}>`,
        `Ina <${addressOf("ina")}>`,
      ].join("\n"),
    );
  await page.getByRole("button", { name: "Liste übernehmen" }).click();
  const lines = page.getByRole("list", { name: "Personen" }).getByRole("listitem");
  await expect(lines).toHaveCount(6);
  await expect(lines.nth(2)).toContainText("In dieser Zeile steht keine E-Mail-Adresse.");
  await expect(lines.nth(4)).toContainText("Diese Adresse steht schon weiter oben.");
  await expect(lines.nth(5)).toContainText("Sie müssen einen Name angeben.");
  await page.getByRole("button", { name: "Gebietsleitung" }).click();
  await page.getByRole("combobox", { name: /^Gruppe/ }).click();
  await page.getByRole("option", { name: "Region Nord" }).click();
  await expect(page.getByRole("checkbox", { name: /^Gruppe Region Nord/ })).toBeChecked();
  await expect(page.getByText(/^26 von \d+ gewählt$/)).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(0);
  await expectText(page, "3 Zeilen sind zu prüfen.");
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "3 Personen einladen" }).click();
  await expectText(page, "2 Personen sind eingeladen.");
  await expectText(page, "4 Zeilen sind nicht eingeladen und stehen noch hier.");
  await expect(lines.nth(1)).toContainText("Diese E-Mail-Adresse ist bereits registriert.");
  for (const left of ["Niemand ohne Adresse", "b.albers@hollerbeck.example", addressOf("lund")]) {
    await page.getByRole("button", { name: `${left} entfernen` }).click();
  }
  await lines.getByRole("textbox", { name: "Vorname" }).fill("Ina");
  await lines.getByRole("textbox", { name: "Nachname" }).fill("Tamm");
  await page.getByRole("button", { name: "1 Person einladen" }).click();
  await expect(page.getByRole("tab", { name: /^Eingeladen/ })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("searchbox", { name: "Suche" }).fill(mark);
  await expect(userLinks(page)).toContainText(["Brix, Ole", "Lund, Kaja", "Tamm, Ina"]);
  const api = await readApiAs(request, retailer);
  const { users } = await api<UserList>(`/users/invited?search=${mark}`);
  expect(users.map(({ permissions }) => permissions)).toEqual(users.map(() => [11, 13, 14, 16, 23]));
  expect(new Set(users.map(({ locationCount }) => locationCount))).toEqual(new Set([26]));

  const link = await linkFromMail(request, addressOf("ina"), "join");
  await page.getByRole("button", { name: "Einladung an Ina Tamm erneut senden" }).click();
  await expectText(page, /^Die Einladung an Ina Tamm gilt jetzt bis /);
  expect(await linkFromMail(request, addressOf("ina"), "join", link)).not.toBe(link);
  await clickUserAction(page, "Ole Brix", "Löschen");
  const question = page.getByRole("alertdialog", { name: "Einladung an Ole Brix löschen?" });
  await question.getByRole("button", { name: "Einladung löschen" }).click();
  await expectText(page, "Die Einladung an Ole Brix ist gelöscht.");
  await expect(userLinks(page)).toHaveCount(2);
});
