import type { AgreementList, InquiryList } from "@kreislauf/contract/agreements";
import type { Order } from "@kreislauf/contract/orders";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ReadApi } from "./api.ts";
import { isMobile, readOrders } from "./orders.ts";

/** A site in Hessen, where Thursday, 27 May 2027 is a holiday. */
export const workshopSite = { alias: "Werkstatt Süd", city: "Kassel" };

/** Opens the screen of agreements ("Beauftragung") from the menu and chooses the site, by default `workshopSite`. */
export async function openAgreements(
  page: Page,
  at: { alias: string; city: string } = workshopSite,
): Promise<void> {
  const menu = isMobile() ? "Hauptmenü mobil" : "Hauptmenü";
  await page
    .getByRole("navigation", { name: menu, exact: true })
    .getByRole("link", { name: "Beauftragung" })
    .click();
  await page.getByRole("combobox", { name: /^Standort/ }).click();
  await page.getByRole("combobox", { name: "Standort suchen" }).fill(at.city);
  await page.getByRole("option", { name: new RegExp(at.alias) }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
}

/** Opens the order dialog for the agreement with the given waste. */
export async function openOrderDialog(page: Page, waste: string): Promise<Locator> {
  await page
    .getByRole("button", { name: new RegExp(`^(Entsorgung|Weiteren Behälter) beauftragen: ${waste}`) })
    .click();
  const dialog = page.getByRole("dialog");
  await openCalendar(dialog);
  return dialog;
}

/** Opens the calendar of an order dialog, which may be hidden behind the choice of the next dates. */
export async function openCalendar(dialog: Locator): Promise<void> {
  const grid = dialog.getByRole("grid");
  const another = dialog.getByRole("radio", { name: /^(Anderer Tag|Another day)/ });
  await expect(grid.or(another).first()).toBeVisible();
  if (await another.isVisible()) await another.check();
  await expect(grid).toBeVisible();
}

/** Opens the dialog "Abzug" or "Ändern" of the agreement with the given waste. */
export async function openActionDialog(
  page: Page,
  action: "Abzug" | "Ändern",
  waste: string,
): Promise<Locator> {
  await page.getByRole("button", { name: new RegExp(`^${action}: ${waste}`) }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible();
  return dialog;
}

export const dayOf = (dialog: Locator, day: string): Locator =>
  dialog.getByRole("button", { name: new RegExp(`\\b${day} 2027`) });

/** Reads the agreement for a waste, at the site in the page's URL, from the API. */
export async function readAgreement(api: ReadApi, page: Page, waste: string) {
  const siteId = Number(/site=(\d+)/.exec(page.url())?.[1]);
  const { agreements } = await api<AgreementList>(`/service-location/${siteId}/agreements`);
  const agreement = agreements.find(({ wasteType }) => wasteType.description.startsWith(waste));
  if (agreement === undefined) throw new Error(`There is no agreement for ${waste}.`);
  return { siteId, agreement };
}

/** Reads the orders of an agreement for a date. */
export async function readOrdersOn(
  api: ReadApi,
  siteId: number,
  agreementId: number,
  date: string,
): Promise<readonly Order[]> {
  const filter = encodeURIComponent(JSON.stringify({ dateFrom: date, dateTo: date }));
  const { orders } = await readOrders(api, `amount=100&filter=${filter}`, siteId);
  return orders.filter((order) => order.agreement.agreementId === agreementId);
}

/** Reads all texts of the inquiries at the site in the page's URL. */
export async function inquiryTexts(api: ReadApi, page: Page): Promise<readonly string[]> {
  const siteId = /site=(\d+)/.exec(page.url())?.[1];
  const { inquiries } = await api<InquiryList>(`/service-location/${siteId}/inquiries`);
  return inquiries.flatMap(({ answer, ...asked }) => [
    ...Object.values(asked).filter((value) => typeof value === "string"),
    ...(answer === null ? [] : [answer.text]),
    asked.wasteType.description,
    asked.containerType.description,
  ]);
}
