import { randomUUID } from "node:crypto";
import type { AssignableSite, AccessDecisionView, EditableUser } from "@kreislauf/contract/users";
import type { Page } from "@playwright/test";
import { createUser, ownPassword } from "./support/accounts.ts";
import { readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish, textsIn } from "./support/english.ts";
import { expectNoHorizontalScroll } from "./support/horizontal-scroll.ts";
import { isMobile } from "./support/orders.ts";
import { clickUserAction, openUsers, userLinks, type UserList } from "./support/users.ts";
import { expect, expectNoAxeFindings, signIn, test, expectText } from "./support/portal.ts";

const admin = "admin@demo.example";
/** An account that manages the retailer's users, but cannot place orders. */
const userManager = "m.yildiz@hollerbeck.example";

const search = (page: Page) => page.getByRole("searchbox", { name: "Suche" });

test("two managers edit one person at once; what one took is not given back, and neither loses anything", async ({
  page,
  browser,
  request,
}) => {
  test.slow(); // The journey signs in two users.
  const email = await createUser(request, { permissions: [11, 14] });
  const admins = await readApiAs(request, admin);
  const { users } = await admins<UserList>(`/users/registered?search=${email}`);
  const person = () => admins<EditableUser>(`/user/${users[0]?.userId}`);
  const other = await (await browser.newContext()).newPage();
  const colleague = await createUser(request, { permissions: [11, 17] });
  await signIn(page, admin);
  await signIn(other, colleague, ownPassword);
  const saved = (form: Page) => form.getByText("Die Angaben zu Ada Gast sind gespeichert.");
  const openForms = async () => {
    for (const each of [page, other]) {
      // The message of the last saving must be gone, because the same message is expected again.
      await expect(saved(each)).toHaveCount(0);
      await each.goto("/#/settings/user");
      await each.goto(`/#/settings/user/edit/${users[0]?.userId}`);
      await expect(each.getByRole("checkbox", { name: "Aufträge" })).toBeVisible();
    }
  };
  const phone = (form: Page) => form.getByRole("textbox", { name: "Telefon" });
  const save = async (form: Page) => await form.getByRole("button", { name: "Speichern" }).click();

  await openForms();
  await page.getByRole("checkbox", { name: "Aufträge" }).click();
  await save(page);
  await expect(saved(page)).toBeVisible();
  await phone(other).fill("0561 5550141");
  await save(other);
  await expect(saved(other)).toBeVisible();
  expect(await person()).toMatchObject({ permissions: [11], phone: "+495615550141" });

  await openForms();
  await phone(page).fill("0561 5550142");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await phone(other).fill("0561 5550143");
  await save(other);
  const note = other.getByRole("alert");
  await expect(note).toContainText("Jemand anders hat diese Angaben inzwischen geändert.");
  await expect(note).toContainText("Telefon jetzt: +495615550142");
  await expectNoAxeFindings(other);
  await expect(phone(other)).toHaveValue("0561 5550143");
  expect(await person()).toMatchObject({ phone: "+495615550142" });
  await save(other);
  await expect(saved(other)).toBeVisible();
  expect(await person()).toMatchObject({ permissions: [11], phone: "+495615550143" });
  await other.context().close();
});

test("rights act at once, and what is refused is said beside the control", async ({ page, request }) => {
  const email = await createUser(request);
  const readAsUser = await readApiAs(request, email, ownPassword);
  const admins = await readApiAs(request, admin);
  const { users } = await admins<UserList>(`/users/registered?search=${email}`);
  const userId = users[0]?.userId ?? 0;
  await signIn(page, admin);
  await openUsers(page);
  await search(page).fill(email);
  await expect(userLinks(page)).toHaveCount(1);
  await clickUserAction(page, "Ada Gast", "Bearbeiten");
  await expect(page.getByRole("heading", { level: 1, name: "Ada Gast bearbeiten" })).toBeAttached();
  await expectText(page, "Ohne Standort sieht die Person nach der Anmeldung nichts.");
  await page.getByRole("textbox", { name: "Telefon" }).fill("0561 5550140");
  await page.getByRole("button", { name: "Werkstatt", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: "Aufträge" })).toBeChecked();
  await expectText(
    page,
    "Beauftragen, bearbeiten, stornieren, reklamieren und auf erledigt setzen. Auch Abzug und Sammelaufträge.",
  );
  await page.getByRole("button", { name: "Alle wählen" }).click();
  await page.getByRole("button", { name: "Alle abwählen" }).click();
  await page.getByRole("searchbox", { name: "Standort suchen" }).fill("franken");
  await page.getByRole("button", { name: "Den Treffer wählen" }).click();
  await expectText(page, "Ada Gast kann an 1 Standort:");
  await expectNoAxeFindings(page);

  // The refusal is simulated, because it happens only if another user makes a change at the same moment.
  await page.route(
    `**/api/user/registered/${userId}`,
    (route) =>
      route.fulfill({
        status: 409,
        json: {
          code: "last_user_manager",
          message: "Mindestens eine registrierte Person muss Benutzer verwalten dürfen.",
          details: [],
          requestId: "1",
        },
      }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Speichern" }).click();
  const rights = page.getByRole("region", { name: "Rechte", exact: true });
  await expect(rights.getByRole("alert")).toHaveText(
    "Mindestens eine registrierte Person muss Benutzer verwalten dürfen.",
  );
  await expectText(page, "Zu prüfen: Rechte");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expectText(page, "Die Angaben zu Ada Gast sind gespeichert.");
  expect(await readAsUser("/account/settings")).toMatchObject({ user: { permissions: [11, 14, 23] } });
  await readAsUser("/service-location/all/orders");

  await search(page).fill(email);
  await expect(userLinks(page)).toHaveCount(1);
  await clickUserAction(page, "Ada Gast", "Löschen");
  const question = page.getByRole("alertdialog", { name: "Zugang von Ada Gast löschen?" });
  await expect(question).toContainText("Das Löschen lässt sich nicht rückgängig machen.");
  await expectNoAxeFindings(page);
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await expect(question).toBeHidden();
  await clickUserAction(page, "Ada Gast", "Löschen");
  await question.getByRole("button", { name: "Zugang löschen" }).click();
  await expectText(page, "Der Zugang von Ada Gast ist gelöscht.");
  await expectText(page, "Nichts gefunden");
  const answer = await request.post("/api/auth/login/credentials", {
    data: { email, password: ownPassword },
  });
  expect(answer.status()).toBe(401);
});

test("nobody changes themselves, or gives a right that they do not hold", async ({ page, request }) => {
  const api = await readApiAs(request, userManager);
  const { user } = await api<{ user: { userId: number } }>("/account/settings");
  await signIn(page, userManager);
  await openUsers(page);
  await search(page).fill("yildiz");
  await expect(userLinks(page)).toHaveCount(1);
  await expectText(page, "Ihr Konto");
  await page.goto(`/#/settings/user/edit/${user.userId}`);
  await expectText(page, "Ihre eigenen Angaben ändern Sie in den Kontoeinstellungen.");
  await page.goto("/#/settings/user?userSearch=rietz");
  await expect(userLinks(page)).toHaveCount(1);
  await userLinks(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sascha Rietz bearbeiten" })).toBeAttached();
  const orders = page.getByRole("checkbox", { name: "Aufträge" });
  await expect(orders).toBeDisabled();
  await expect(orders).toHaveAccessibleDescription(
    /Sie haben dieses Recht selbst nicht und können es nicht vergeben\.$/,
  );
  await expect(page.getByRole("checkbox", { name: "Export" })).toBeEnabled();
  await page.getByRole("button", { name: "Gebietsleitung" }).click();
  await expect(orders).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Export" })).toBeChecked();
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
  await expect(userLinks(page).first()).toBeVisible();

  await page.goto("/#/logout");
  await expect(page).toHaveURL(/#\/login/);
  await signIn(page, "lesend@demo.example");
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await page.goto("/#/settings/user");
  await expectText(page, "Ihnen fehlt das Recht „Benutzer“");
  expect(asked.filter((path) => path.startsWith("/api/users"))).toEqual([]);
});

test("a contact comes and goes, who may do what is answered with its rule, and the log tells of it", async ({
  page,
  request,
}) => {
  const api = await readApiAs(request, admin);
  const name = `Pforte ${randomUUID().slice(0, 8)}`;
  await signIn(page, admin);
  await page.goto("/#/settings/user?userTab=external");
  await page.getByRole("link", { name: "Externer Kontakt", exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Telefon" }).fill("123");
  await page.getByRole("button", { name: "Kontakt speichern" }).click();
  await expectText(page, "Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel 0561 5550140.");
  await page.getByRole("textbox", { name: "Telefon" }).fill("0561 5550141");
  await page.getByRole("searchbox", { name: "Standort suchen" }).fill("eichsfeld");
  await page.getByRole("checkbox", { name: /Werkstatt Eichsfeld/ }).check();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Kontakt speichern" }).click();
  await expectText(page, `Der Kontakt ${name} ist angelegt.`);
  await search(page).fill(name);
  await expect(userLinks(page)).toHaveCount(1);
  await clickUserAction(page, name, "Löschen");
  await page.getByRole("alertdialog").getByRole("button", { name: "Kontakt löschen" }).click();
  const refusal = page.getByRole("alertdialog", { name: "Kontakt lässt sich nicht löschen" });
  await expect(refusal).toContainText("Werkstatt Eichsfeld");
  await expectNoAxeFindings(page);
  await refusal.getByRole("button", { name: "Schließen" }).click();
  await clickUserAction(page, name, "Bearbeiten");
  await page.getByRole("checkbox", { name: /Werkstatt Eichsfeld/ }).uncheck();
  await page.getByRole("button", { name: "Kontakt speichern" }).click();
  await expectText(page, `Der Kontakt ${name} ist gespeichert.`);
  await clickUserAction(page, name, "Löschen");
  await page.getByRole("alertdialog").getByRole("button", { name: "Kontakt löschen" }).click();
  await expectText(page, `Der Kontakt ${name} ist gelöscht.`);

  await page.getByRole("tab", { name: "Wer darf was, wo?" }).click();
  await page.getByText("Nach Person", { exact: true }).click();
  const choose = async (what: "Person" | "Standort", words: string, option: RegExp) => {
    await page.getByRole("combobox", { name: new RegExp(`^${what}`) }).click();
    await page.getByRole("combobox", { name: `${what} suchen` }).fill(words);
    await page.getByRole("option", { name: option }).click();
    await expect(page.getByRole("option")).toHaveCount(0);
  };
  const answer = (action: string) =>
    (isMobile() ? page.getByRole("listitem") : page.getByRole("row")).filter({ hasText: action });
  await choose("Person", "wiegand", /Wiegand, Paul/);
  await choose("Standort", "südwest", /Filiale Südwest/);
  await expect(answer("Standort sehen")).toContainText(/ja.*Durch das Recht Standardzugang\./);
  await expect(answer("Aufträge erteilen")).toContainText(/nein.*Es fehlt das Recht Aufträge\./);
  await choose("Standort", "kassel", /Werkstatt Süd/);
  await expect(answer("Standort sehen")).toContainText(/nein.*Der Standort ist nicht zugewiesen\./);
  await expectNoAxeFindings(page);
  await page.getByText("Nach Standort", { exact: true }).click();
  const { locations } = await api<{ locations: AssignableSite[] }>("/users/assignable-locations");
  const site = locations.find(({ alias }) => alias === "Werkstatt Süd")?.id;
  const { users } = await api<{ users: { decisions: AccessDecisionView[] }[] }>(
    `/users/access-at-location?locationId=${site}`,
  );
  const allowed = users.filter(({ decisions }) => decisions[0]?.allowed === true);
  await expectText(page, `${allowed.length} Personen sehen Werkstatt Süd`);
  await expect(page.getByText("Abel, Henrike")).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole("tab", { name: "Protokoll" }).click();
  await page.getByRole("searchbox", { name: "Person oder Gegenstand suchen" }).fill(name);
  await expectText(page, "1–3 von 3 Einträgen");
  await expectText(page, "Externer Kontakt gelöscht");
  await page.getByRole("searchbox", { name: "Person oder Gegenstand suchen" }).fill("");
  await page.getByRole("combobox", { name: "Bereich" }).click();
  await page.getByRole("option", { name: "Rechte" }).click();
  await page.getByRole("searchbox", { name: "Person oder Gegenstand suchen" }).fill("seibold");
  await expectText(page, /^1 Eintrag$/);
  const entry = page.getByRole("main").locator("tr, li").filter({ hasText: "Katrin Seibold" });
  await expect(entry).toContainText("Jana Petersen");
  await expect(entry.locator("s")).toHaveText(["Standort", "Standardzugang, Vereinbarungen, Aufträge"]);
  await page.getByRole("searchbox", { name: "Person oder Gegenstand suchen" }).fill("");
  for (const end of ["Von", "Bis"]) {
    // Chooses both days in quick succession: neither choice may change the other's calendar or get lost.
    await page.getByRole("button", { name: end, exact: true }).click();
    const days = page.getByRole("dialog", { name: end });
    await days.getByRole("button", { name: /^Donnerstag, 13\. Mai 2027/ }).click();
  }
  await expectText(page, "Lena Kaminski");
  await expectText(page, /^1 Eintrag$/);
  await expectNoAxeFindings(page);
});

test("users and account speak English and fit a narrow window", async ({ page, request }) => {
  const api = await readApiAs(request, admin);
  const answers = await Promise.all(
    [
      "/users/all?limit=100",
      "/users/external?limit=100",
      "/users/assignable-locations",
      "/company-ebenes-and-groups",
      "/audit-log?limit=100",
      "/notifications",
      "/account/settings",
    ].map((path) => api<object>(path)),
  );
  const data = textsIn(...answers);
  const known = [...data, "Nordwerk Entsorgung GmbH", "Deutsch"];
  const { users } = await api<UserList>("/users/registered?search=abel");
  const invited = await api<UserList>("/users/invited");
  const contacts = await api<{ users: { id: number }[] }>("/users/external");
  await signIn(page, admin);
  await speakEnglish(page);
  const screens = [
    ["/settings/user", "Users"],
    ["/settings/user?userTab=invited", "Users"],
    ["/settings/user?userTab=external", "Users"],
    ["/settings/user?userTab=access", "Users"],
    ["/settings/user?userTab=security", "Users"],
    ["/settings/user?userTab=log", "Users"],
    ["/settings/user/invite?userTab=", "Invite user"],
    [`/settings/user/edit/${users[0]?.userId}`, "Edit Henrike Abel"],
    [`/settings/invitedUser/edit/${invited.users[0]?.userId}`, /^Edit /],
    [`/settings/externalUser/edit/${contacts.users[0]?.id}`, /^Edit /],
    ["/preferences", "Account settings"],
  ] as const;
  for (const [path, title] of screens) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole("main").locator("h1")).toHaveText(title);
    await expect(page.getByText(/Loading/)).toHaveCount(0);
    await page.waitForTimeout(500);
    await expectNoGerman(page, known);
    await expectNoAxeFindings(page);
    await expectNoHorizontalScroll(page);
  }
});
