import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { MailboxEntry } from "@kreislauf/contract/notifications";
import type { APIRequestContext } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { ownPassword } from "./support/accounts.ts";
import { expect, expectNoAxeFindings, expectText, signIn, test } from "./support/portal.ts";
import { type RunningServer, startServer } from "./support/server.ts";

const clerk = "katrin@provider.example";
const customer = "blume@kunde.example";

let folder = "";
let server: RunningServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kreislauf-empty-"));
  server = await startServer({ dataFolder: folder, settings: { SEED: "none" } });
});

test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function readLinkFromMail(request: APIRequestContext, to: string): Promise<string> {
  const read = async () => {
    const mails = (await (await request.get(`${server.url}/api/dev/mailbox`)).json()) as MailboxEntry[];
    return /http\S+#\/(invitation|join|reset-password)\/\S+/.exec(
      mails.find((mail) => mail.to === to)?.text ?? "",
    )?.[0];
  };
  await expect.poll(read, { message: `a mail to ${to}` }).toBeDefined();
  return (await read()) ?? "";
}

/** Follows the steps of docs/desk.md, one after the other. */
test(
  "a provider gets from an empty database to its first order and its first receipt",
  { tag: ["@wide"] },
  async ({ page, request, browser }) => {
    test.setTimeout(360_000);
    server.command("staff", "create", "--email", clerk, "--first-name", "Katrin", "--last-name", "Ohlsen");
    await page.goto(await readLinkFromMail(request, clerk));
    await page.getByRole("textbox", { name: "Passwort" }).fill(ownPassword);
    await page.getByRole("button", { name: "Passwort festlegen" }).click();
    await page.getByRole("link", { name: "Anmelden" }).click();
    await page.getByLabel("E-Mail-Adresse").fill(clerk);
    await page.getByRole("textbox", { name: "Passwort" }).fill(ownPassword);
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect(page.getByRole("img", { name: "QR-Code für die Authenticator-App" })).toBeVisible();
    const secret = Secret.fromBase32((await page.locator("code").innerText()).replaceAll(" ", ""));
    const timestamp = Date.parse((await request.get(`${server.url}/api/health`)).headers().date ?? "");
    await page.getByLabel("Code aus der App").fill(new TOTP({ secret }).generate({ timestamp }));
    await expect(
      page.getByRole("list", { name: "Wiederherstellungscodes" }).getByRole("listitem"),
    ).toHaveCount(10);
    await page.getByRole("checkbox", { name: "Ich habe die Codes gesichert" }).check();
    await page.getByRole("button", { name: "Fertig" }).click();
    await expect(page.getByRole("button", { name: "Abmelden" })).toBeVisible();

    await page.getByRole("link", { name: "Kunden" }).click();
    await page.getByRole("link", { name: "Katalog" }).click();
    const openForm = async (name: string) => {
      await page.getByRole("button", { name }).first().click();
      return page.getByRole("form", { name });
    };
    const waste = await openForm("Abfallart anlegen");
    await waste.getByLabel("Bezeichnung").fill("Bauschutt");
    await waste.getByLabel("AVV-Nummer").fill("17 01 07");
    await waste.getByRole("button", { name: "Speichern" }).click();
    const container = await openForm("Behälterart anlegen");
    await container.getByLabel("Bezeichnung").fill("Absetzcontainer 7 m³");
    await container.getByLabel("Größe").fill("7 m³");
    await container.getByRole("button", { name: "Speichern" }).click();
    const offer = await openForm("Angebot anlegen");
    await offer.getByRole("combobox", { name: "Abfallart" }).click();
    await page.getByRole("option", { name: "Bauschutt" }).click();
    await offer.getByRole("combobox", { name: "Behälterart" }).click();
    await page.getByRole("option", { name: "Absetzcontainer 7 m³" }).click();
    await offer.getByRole("button", { name: "Speichern" }).click();
    await expectText(page, /neue Behälter 5.Arbeitstage/);

    await page.getByRole("link", { name: "Alle Kunden" }).click();
    await page.getByRole("button", { name: "Kunde anlegen" }).first().click();
    const company = page.getByRole("region", { name: "Kunde anlegen" });
    await company.getByLabel("Unternehmen", { exact: true }).fill("Gärtnerei Blume");
    await company.getByLabel("Kundennr.").fill("20011");
    await company.getByLabel("Vorname").fill("Hanna");
    await company.getByLabel("Nachname").fill("Blume");
    await company.getByLabel("E-Mail").fill(customer);
    await company.getByLabel("Telefon").fill("0561 4711");
    await company.getByLabel("Personen des Kunden sehen Belege").check();
    await company.getByRole("button", { name: "Anlegen und einladen" }).click();
    const site = await openForm("Standort anlegen");
    await site.getByLabel("Bezeichnung").fill("Gewächshaus");
    await site.getByLabel("Straße").fill("Hafenstraße");
    await site.getByLabel("PLZ").fill("34125");
    await site.getByLabel("Ort", { exact: true }).fill("Kassel");
    await site.getByRole("button", { name: "Speichern" }).click();
    await expectText(page, "Hafenstraße, 34125 Kassel");

    const portal = await (await browser.newContext()).newPage();
    await portal.goto(await readLinkFromMail(request, customer));
    await portal.getByLabel("Neues Passwort", { exact: true }).fill(ownPassword);
    await portal.getByLabel("Passwort wiederholen").fill(ownPassword);
    await portal.getByRole("button", { name: "Passwort speichern" }).click();
    await expectText(portal, "Ihr Zugang ist eingerichtet. Sie können sich jetzt anmelden.");
    await signIn(portal, customer, ownPassword, server.url);
    await portal.getByRole("link", { name: "Beauftragung" }).first().click();
    await portal.getByRole("button", { name: "Neuer Behälter" }).first().click();
    const order = portal.getByRole("dialog");
    await order.getByRole("combobox", { name: "Abfallart" }).fill("Bauschutt");
    await portal.keyboard.press("ArrowDown");
    await portal.keyboard.press("Enter");
    await order.getByRole("radio", { name: /Absetzcontainer/ }).check();
    await order.getByRole("button", { name: /^Mittwoch, 26\. Mai/ }).click();
    await order.getByRole("button", { name: "Behälter beauftragen" }).click();
    await expectText(portal, /^Der Behälter ist beauftragt, Auftrag \d+\./);

    await page.getByRole("link", { name: "Eingang", exact: true }).click();
    await expect(page.getByRole("row", { name: /Gärtnerei Blume/ })).toBeVisible();
    await page.keyboard.press("j");
    const panel = page.getByRole("complementary", { name: "Auftrag" });
    await expect(panel.getByText("Gärtnerei Blume")).toBeVisible();
    await page.keyboard.press("b");
    await expect(panel.getByRole("form").getByRole("button", { name: "Bestätigen" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel.getByText("(Leitstand)")).toBeVisible();
    await portal.goto(`${server.url}/#/order-history?site=all`);
    await expect(portal.getByRole("row", { name: /Bauschutt/ })).toContainText("Bestätigt");

    await page.keyboard.press("a");
    await panel.getByRole("button", { name: "Als ausgeführt melden" }).click();
    await expect(portal.getByRole("row", { name: /Bauschutt/ })).toContainText("ausgeführt am 18.05.2027");

    await page.getByRole("link", { name: "Belege", exact: true }).click();
    await page.locator("input[type=file][multiple]").setInputFiles({
      name: "LB_20011_L-1_2027-05-18.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\n% the first receipt\n%%EOF\n"),
    });
    await page.getByRole("button", { name: "1 veröffentlichen" }).click();
    await expect(page.getByRole("dialog", { name: "1 Beleg veröffentlicht" })).toBeVisible();
    await portal.getByRole("link", { name: "Belege" }).first().click();
    await portal.getByRole("tab", { name: /^Leistungsbelege/ }).click();
    const downloading = portal.waitForEvent("download");
    await portal.getByRole("button", { name: "L-1 als PDF herunterladen" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/L-1.*\.pdf$/);
  },
);

test(
  "who forgot the password of the desk sets a new one by a link",
  { tag: "@wide" },
  async ({ page, request }) => {
    const forgetful = `jule-${test.info().project.name}@provider.example`;
    const words = ["--email", forgetful, "--first-name", "Jule", "--last-name", "Behr"];
    server.command("staff", "create", ...words);
    const setPassword = async (password: string) => {
      await page.getByRole("textbox", { name: "Passwort" }).fill(password);
      await page.getByRole("button", { name: "Passwort festlegen" }).click();
      await page.getByRole("link", { name: "Anmelden" }).click();
    };
    const invitation = await readLinkFromMail(request, forgetful);
    await page.goto(invitation);
    await setPassword(ownPassword);
    await page.getByRole("link", { name: "Passwort vergessen?" }).click();
    await page.getByRole("button", { name: "Link senden" }).click();
    const address = page.getByLabel("E-Mail-Adresse");
    await expect(address).toHaveAccessibleDescription("Bitte füllen Sie dieses Feld aus.");
    await address.fill(forgetful);
    await expectNoAxeFindings(page);
    await page.getByRole("button", { name: "Link senden" }).press("Enter");
    await expect(page.getByRole("status")).toContainText("ist der Link unterwegs");
    await expect.poll(() => readLinkFromMail(request, forgetful)).toContain("#/reset-password/");
    await page.goto(await readLinkFromMail(request, forgetful));
    await expectText(page, "Neues Passwort");
    await expectNoAxeFindings(page);
    await setPassword("Grünschnitt7");
    await page.getByLabel("E-Mail-Adresse").fill(forgetful);
    await page.getByRole("textbox", { name: "Passwort" }).fill("Grünschnitt7");
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect(page.getByRole("img", { name: "QR-Code für die Authenticator-App" })).toBeVisible();
  },
);
