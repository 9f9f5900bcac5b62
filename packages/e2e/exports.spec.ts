import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { tabTo } from "./support/keyboard.ts";
import { openOrderHistory, readOrders, formatCount } from "./support/orders.ts";
import { openAgreements } from "./support/ordering.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";

/** The lines of a CSV file, without quoted cells, because these may contain line breaks. */
async function linesOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), "utf8");
  return text
    .replace(/"[^"]*"/g, "")
    .trimEnd()
    .split("\r\n");
}

async function exportAs(page: Page, format: "Excel (xlsx)" | "CSV"): Promise<Download> {
  const dialog = page.getByRole("dialog");
  await dialog.getByText(format, { exact: true }).click();
  const nextDownload = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Exportieren" }).click();
  const download = await nextDownload;
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${download.suggestedFilename()} ist heruntergeladen.`).last()).toBeVisible();
  return download;
}

test("exports what the list shows, as CSV and as a workbook, and the statistics beside it", async ({
  page,
  request,
}) => {
  await signIn(page, admin);
  await openOrderHistory(page);
  await page.goto("/#/order-history?site=all&orderStatus=2&orderSearch=Werkstatt");
  const { total } = await readOrders(await readApiAs(request, admin), "status=2&search=Werkstatt");
  await expect(page.getByText(`von ${formatCount(total)} Aufträgen`).first()).toBeVisible();
  const open = page.getByRole("button", { name: "Aufträge exportieren" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Aufträge exportieren" });
  await expect(dialog.getByText(`Alle Standorte, ${formatCount(total)} Aufträge`)).toBeVisible();
  await expectNoAxeFindings(page);
  const csv = await exportAs(page, "CSV");
  expect(csv.suggestedFilename()).toBe("Auftraege_2027-05-18.csv");
  expect(await linesOf(csv)).toHaveLength(total + 1);
  await expect(open).toBeFocused();

  await open.click();
  const workbook = await exportAs(page, "Excel (xlsx)");
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe("PK");

  await open.click();
  await dialog.getByText("Abfallstatistik", { exact: true }).click();
  // The filters of the order list do not apply to the statistics.
  await expect(page.getByRole("dialog").getByText("Alle Standorte", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Von" })).toHaveValue("01.05.2026");
  await expectNoAxeFindings(page);
  const statistics = await exportAs(page, "CSV");
  expect((await linesOf(statistics))[0]).toContain("Abfallart;AVV-Nummer;Gefährlich");

  await page.goto("/#/settings/user?userTab=log");
  const nextDownload = page.waitForEvent("download");
  await page.getByRole("button", { name: "Als CSV exportieren" }).click();
  const log = await nextDownload;
  expect(log.suggestedFilename()).toBe("Protokoll_2027-05-18.csv");
  const [heads, ...entries] = await linesOf(log);
  expect(heads).toContain("Zeitpunkt;Wer;Bereich;Vorgang");
  expect(entries.slice(0, 3).map((entry) => entry.split(";")[3])).toEqual([
    "Abfallstatistik exportiert",
    "Aufträge exportiert",
    "Aufträge exportiert",
  ]);

  await page.goto("/#/settings/user?userRight=14");
  const nextPeople = page.waitForEvent("download");
  await page.getByRole("button", { name: "Als Excel exportieren" }).click();
  const people = await nextPeople;
  expect(people.suggestedFilename()).toBe("Benutzer_2027-05-18.xlsx");
  expect((await readFile(await people.path())).subarray(0, 2).toString()).toBe("PK");
  await expect(page.getByText("Benutzer_2027-05-18.xlsx gespeichert")).toBeVisible();
});

test("a list is exported by the keyboard alone", async ({ page }) => {
  await signIn(page, admin);
  await page.goto("/#/order-history?site=all&orderStatus=3");
  const open = page.getByRole("button", { name: "Aufträge exportieren" });
  await expect(open).toBeVisible();
  await tabTo(open);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Aufträge exportieren" });
  const workbook = dialog.getByRole("radio", { name: "Excel (xlsx)" });
  await expect(workbook).toBeVisible();
  await tabTo(workbook);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "CSV" })).toBeFocused();
  await tabTo(dialog.getByRole("button", { name: "Exportieren" }));
  const nextDownload = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await nextDownload).suggestedFilename()).toBe("Auftraege_2027-05-18.csv");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test("says when a file does not come, and lets go of one that is on its way", async ({ page }) => {
  await signIn(page, admin);
  await openOrderHistory(page);
  const dialog = page.getByRole("dialog", { name: "Aufträge exportieren" });
  await page.getByRole("button", { name: "Aufträge exportieren" }).click();

  await page.route("**/api/order/report/download*", (route) => route.abort());
  await dialog.getByRole("button", { name: "Exportieren" }).click();
  await expect(dialog.getByText("Datei konnte nicht empfangen werden.")).toBeVisible();
  await expectNoAxeFindings(page);
  await page.unroute("**/api/order/report/download*");

  await page.route("**/api/order/report/download*", () => new Promise(() => {}));
  await dialog.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(dialog.getByText("Die Datei wird erstellt …")).toBeVisible();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect(dialog.getByText("Die Datei wird erstellt …")).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.unroute("**/api/order/report/download*");

  // Simulates the answer to an export with so many rows that it is sent by mail; the demo has fewer.
  await page.route("**/api/order/report/download*", (route) =>
    route.fulfill({ status: 202, json: { sentByEmail: true } }),
  );
  await dialog.getByRole("button", { name: "Exportieren" }).click();
  await expect(dialog.getByText("Sie bekommen eine E-Mail")).toBeVisible();
  await dialog.getByRole("button", { name: "Schließen" }).last().click();
  await expect(dialog).toBeHidden();
});

test("exports the container stock of a site or of all, and only for file export managers", async ({
  page,
}) => {
  await signIn(page, admin);
  await openAgreements(page);
  const lengths: number[] = [];
  for (const sites of ["Dieser Standort", "Alle Standorte"]) {
    await page.getByRole("button", { name: "Behälterbestand exportieren" }).click();
    await page.getByRole("dialog").getByText(sites, { exact: true }).click();
    if (sites === "Dieser Standort") await expectNoAxeFindings(page);
    lengths.push((await linesOf(await exportAs(page, "CSV"))).length);
  }
  expect(lengths[1]).toBeGreaterThan(lengths[0] ?? 0);

  await page.goto("/#/logout");
  await signIn(page, "auftrag@demo.example");
  await openOrderHistory(page);
  await expect(page.getByRole("button", { name: "Aufträge exportieren" })).toHaveCount(0);
  await page.goto("/#/export/8001");
  await expect(
    page.getByRole("main").getByText("Für diesen Bereich fehlt Ihnen die Berechtigung."),
  ).toBeVisible();
});

test("in English no German is left but data; a link that leads nowhere says so", async ({ page }) => {
  await signIn(page, admin);
  await page.goto("/#/order-history?site=all");
  await expect(page.getByRole("button", { name: "Aufträge exportieren" })).toBeVisible();
  await speakEnglish(page);
  await page.getByRole("button", { name: "Export orders" }).click();
  await page.getByRole("dialog").getByText("Waste statistics", { exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Export waste statistics" })).toBeVisible();
  const outside = await page.locator("main").innerText();
  await expectNoGerman(
    page,
    outside.split(/[\n\t]/).filter((text) => text.trim() !== ""),
  );
  await page.goto("/#/export/999999");
  await expect(page.getByText("This export does not exist")).toBeVisible();
  await expectNoAxeFindings(page);
});
