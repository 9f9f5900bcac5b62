import type { Agreement, Inquiry } from "@kreislauf/contract/agreements";
import { containerAction } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import type { Quote } from "@kreislauf/contract/quotes";
import type { Page } from "@playwright/test";
import { readApiAs } from "./support/api.ts";
import { signInAtDesk } from "./support/desk.ts";
import { createOwnSite, ownSiteManager } from "./support/own-site.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const dispatcher = "dispo@nordwerk.example";
/** A container that the demo's catalog offers as a call-off agreement. */
const wish = { wasteTypeId: 101, containerTypeId: 203, amount: 2 };

/** Signs in at the desk and writes a quote for the inquiry of a site. */
async function writeQuote(page: Page, site: string, text: string): Promise<void> {
  await signInAtDesk(page, dispatcher);
  await page.goto("/desk/#/agreements");
  await page.getByRole("button", { name: site }).click();
  const panel = page.getByRole("complementary", { name: "Entscheidung" });
  await panel.getByRole("button", { name: "Angebot schreiben" }).click();
  const form = panel.getByRole("form", { name: "Angebot schreiben" });
  await form.getByRole("textbox", { name: "Aufgestellt am" }).fill("15.06.2027");
  await form.getByLabel("Nachricht an den Kunden").fill(text);
  for (const [place, euros] of [
    [1, "180,00"],
    [2, "132"],
    [3, "-38,00"],
  ] as const)
    await form
      .getByRole("group", { name: `Preis ${place}` })
      .getByLabel("Betrag in Euro")
      .fill(euros);
  await form.locator("input[type=file]").setInputFiles({
    name: "Angebot.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\nstartxref\n0\n%%EOF\n"),
  });
  await expectNoAxeFindings(page);
  await form.getByRole("button", { name: "Angebot senden" }).click();
  await expect(page.getByText(/Angebot AN-2027-\d+ ist gesendet\./)).toBeVisible();
}

test("a customer inquires, the desk offers, the customer accepts and orders from the agreement", async ({
  page,
  request,
  portal,
  browser,
}) => {
  const { siteId, alias, write, provider } = await createOwnSite(portal, request, []);
  const asked = await write<Inquiry>("/inquiry/create", { serviceLocationId: siteId, ...wish });
  await writeQuote(page, alias, "Wir stellen beide am 15.06.2027 an Tor 2.");
  await page.getByRole("link", { name: "Angebote" }).click();
  await page.getByRole("button", { name: alias }).click();
  await expect(page.getByRole("button", { name: "Angebot zurückziehen" })).toBeVisible();
  await expectNoAxeFindings(page);

  const customer = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await customer.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await signIn(customer, ownSiteManager);
  const read = await readApiAs(request, ownSiteManager);
  const { quoteId } = await read<{ inquiries: Inquiry[] }>(`/service-location/${siteId}/inquiries`).then(
    ({ inquiries }) => ({ quoteId: inquiries.find((each) => each.inquiryId === asked.inquiryId)?.quoteId }),
  );
  await expect(customer.getByRole("region", { name: "Angebote" })).toContainText(alias);
  await customer.goto(`/#/quote/${quoteId}`);
  await expect(customer.getByText("Wir stellen beide am 15.06.2027 an Tor 2.")).toBeVisible();
  await expect(customer.getByText("−38,00 €")).toBeVisible();
  await expectNoAxeFindings(customer);
  await customer.getByRole("button", { name: "Angebot annehmen" }).click();
  const dialog = customer.getByRole("dialog", { name: "Angebot annehmen?" });
  await expectNoAxeFindings(customer);
  await dialog.getByRole("button", { name: "Angebot annehmen" }).click();
  await expect(customer.getByRole("link", { name: "Auftrag ansehen" })).toBeVisible();
  await expectNoAxeFindings(customer);

  const { agreementId, order } = await read<Quote>(`/quote/${quoteId}`);
  const { agreements } = await read<{ agreements: Agreement[] }>(`/service-location/${siteId}/agreements`);
  expect(agreements.map((agreement) => [agreement.agreementId, agreement.nextDates])).toEqual([
    [agreementId, ["2027-06-15"]],
  ]);
  expect(order?.desiredDate).toBe("2027-06-15");
  await provider.execute(order?.id ?? 0);
  const exchange = { serviceLocationId: siteId, agreementId, amount: 1, desiredDate: "2027-06-22" };
  await write<Order>("/order/create", { ...exchange, containerActionId: containerAction.exchange });

  await page.reload();
  await page.getByRole("button", { name: alias }).click();
  await expect(page.getByRole("heading", { name: "Angenommen" })).toBeVisible();
});

test("a quote is declined with its reason, which the desk reads", async ({
  page,
  request,
  portal,
  browser,
}) => {
  const { siteId, alias, write } = await createOwnSite(portal, request, []);
  await write<Inquiry>("/inquiry/create", { serviceLocationId: siteId, ...wish });
  await writeQuote(page, alias, "Wir stellen beide am 15.06.2027.");

  const customer = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await customer.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await signIn(customer, ownSiteManager);
  await customer.goto(`/#/agreements?site=${siteId}`);
  await customer.getByRole("link", { name: "Angebot ansehen" }).click();
  await customer.getByRole("button", { name: "Ablehnen …" }).click();
  const dialog = customer.getByRole("dialog", { name: "Angebot ablehnen?" });
  await dialog.getByLabel("Nachricht").fill("Die Miete liegt über unserem Rahmen.");
  await expectNoAxeFindings(customer);
  await dialog.getByRole("button", { name: "Angebot ablehnen" }).click();
  await expect(customer.getByText("„Die Miete liegt über unserem Rahmen.“")).toBeVisible();

  await page.getByRole("link", { name: "Angebote" }).click();
  await page.getByRole("button", { name: alias }).click();
  await expect(page.getByText("Preis: Die Miete liegt über unserem Rahmen.")).toBeVisible();
});
