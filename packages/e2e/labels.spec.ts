import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { readAgreement, workshopSite } from "./support/ordering.ts";
import { readApiAs } from "./support/api.ts";
import { expect, expectNoAxeFindings, expectText, signIn, test } from "./support/portal.ts";
import { repository } from "./support/server.ts";

const admin = "admin@demo.example";
const waste = "Papier";

function readQrCodes(file: string): readonly { readonly text: string }[] {
  const printed = execFileSync(process.execPath, ["packages/server/test/print-qr-codes.ts", file], {
    cwd: repository,
    encoding: "utf8",
  });
  return (JSON.parse(printed) as { text: string }[][]).flat();
}

/** Prints the label of one container, and scans the QR code on the sheet as a phone would; returns its text. */
async function printLabel(page: Page, container: string): Promise<string> {
  const choices = page.getByRole("main").getByRole("checkbox", { name: / auswählen$/ });
  await expect(choices.first()).toBeVisible();
  for (const choice of await choices.all()) await choice.setChecked(false);
  await page.getByRole("checkbox", { name: `${container} auswählen`, exact: true }).check();
  await page.getByRole("radio", { name: "Je Abfallart" }).check();
  await expectNoAxeFindings(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "1 Schild als PDF" }).click();
  const codes = readQrCodes(await (await downloading).path()).map(({ text }) => text);
  expect(codes).toHaveLength(1);
  return new URL(codes[0] ?? "").hash;
}

test("the code of a printed label leads to the order, a stranger to a report, which becomes a task", async ({
  page,
  browser,
  request,
  portal,
}) => {
  test.slow(); // The journey uses two browsers and renders a PDF to scan its code.
  await signIn(page, admin);
  await page.goto("/#/labels");
  await page.getByRole("combobox", { name: "Standort", exact: true }).click();
  await page.getByRole("combobox", { name: "Standort suchen" }).fill(workshopSite.city);
  await page.getByRole("option", { name: new RegExp(workshopSite.alias) }).click();
  await expect(page.getByRole("heading", { name: "Schilder drucken" })).toBeVisible();
  const { siteId, agreement } = await readAgreement(await readApiAs(request, admin), page, waste);
  const container = `${agreement.wasteType.description}, ${agreement.containerType.type}`;
  const address = await printLabel(page, container);

  await page.goto(`/${address}`);
  await expect(page.getByRole("dialog", { name: /beauftragen/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`site=${siteId}`));
  await expect(page.getByRole("dialog")).toContainText(agreement.wasteType.description);

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: portal.url })
  ).newPage();
  await phone.goto(`/${address}`);
  await expect(phone.getByRole("heading", { level: 1, name: new RegExp(`^${waste}`) })).toBeVisible();
  await phone.getByRole("button", { name: "Behälter ist voll" }).click();
  await expect(phone.getByRole("textbox", { name: "Ihr Name" })).toBeFocused();
  await expectNoAxeFindings(phone);
  await phone.getByRole("textbox", { name: "Ihr Name" }).fill("Jonte Brandt");
  await phone.getByRole("textbox", { name: /^Nachricht/ }).fill("Deckel geht nicht mehr zu.");
  await phone.getByRole("button", { name: "Behälter ist voll" }).click();
  await expectText(phone, "Die Meldung ist unterwegs");
  const number = /Meldung (\S+)/.exec((await phone.getByText(/ · Meldung /).textContent()) ?? "")?.[1];

  await page.goto("/#/notifications");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Behälter voll gemeldet/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: new RegExp(`${waste}.* voll$`) })).toBeVisible();
  await expectText(page, number ?? "");
  await expectText(page, "Deckel geht nicht mehr zu.");
  await page.getByRole("button", { name: "Schon beauftragt" }).click();
  await expectText(page, "Die Meldung ist als schon beauftragt erledigt.");

  await page.goto(`/#/labels?site=${siteId}`);
  await page.getByRole("button", { name: `Weitere Aktionen für ${container}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Code erneuern" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Code erneuern" }).click();
  await expectText(page, /^Der Code ist erneuert\./);
  await phone.reload();
  await expectText(phone, "Dieses Schild gilt nicht mehr");
});
