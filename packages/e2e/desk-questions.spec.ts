import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import { signInAtDesk } from "./support/desk.ts";
import { createOwnSite, ownSiteManager } from "./support/own-site.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const skip = { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: agreementType.callOff, amount: 2 };

test("a question of the customer waits in the inbox, and is answered with a file", async ({
  page,
  request,
  portal,
  browser,
}) => {
  const { alias, siteId, agreementIds, write } = await createOwnSite(portal, request, [skip]);
  const order = await write<Order>("/order/create", {
    serviceLocationId: siteId,
    agreementId: agreementIds[0],
    containerActionId: containerAction.empty,
    amount: 1,
    desiredDate: "2027-06-14",
  });
  await write(`/order/${order.id}/messages`, { text: "Passt der Wagen durch Tor 2?" });

  await signInAtDesk(page, "dispo@nordwerk.example");
  await page.goto(`/desk/#/orders?search=${encodeURIComponent(alias)}`);
  await expect(page.getByRole("row", { name: order.orderNumber })).toContainText("Frage");
  await page
    .getByRole("navigation", { name: "Phasen" })
    .getByRole("link", { name: "Offene Fragen 1" })
    .click();
  await page.getByRole("row", { name: order.orderNumber }).click();
  const panel = page.getByRole("complementary", { name: "Auftrag" });
  await expect(panel.getByText("Passt der Wagen durch Tor 2?")).toBeVisible();
  await expect(panel.getByText("Der Kunde wartet auf eine Antwort")).toBeVisible();
  await panel.getByRole("button", { name: "Nachricht schreiben" }).click();
  await panel.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(panel.getByLabel("Nachricht an den Kunden")).toBeFocused();
  await panel.getByLabel("Nachricht an den Kunden").fill("Ja, bis 3,20 m Höhe.");
  await panel.locator("input[type=file][multiple]").setInputFiles({
    name: "tor-2.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\nstartxref\n0\n%%EOF\n"),
  });
  await expect(panel.getByText("tor-2.pdf", { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);

  // The customer writes meanwhile: the answer is sent only once that message is shown, and no typed text is lost.
  await write(`/order/${order.id}/messages`, { text: "Es ist sehr eng dort." });
  await panel.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(panel.getByText(/^Inzwischen ist eine weitere Nachricht eingegangen\./)).toBeVisible();
  await expect(panel.getByText("Es ist sehr eng dort.")).toBeVisible();
  await panel.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText(/^Die Nachricht ist gesendet\./)).toBeVisible();
  await expect(panel.getByRole("button", { name: "tor-2.pdf öffnen" })).toBeVisible();
  await expect(panel.getByText("Der Kunde wartet auf eine Antwort")).toBeHidden();
  await expectNoAxeFindings(page);

  const customer = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await customer.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await signIn(customer, ownSiteManager);
  await customer.goto(`/#/order/${order.id}`);
  await expect(customer.getByText("Ja, bis 3,20 m Höhe.").first()).toBeVisible();
  await expect(customer.getByRole("button", { name: "tor-2.pdf speichern" })).toBeVisible();
});
