import { randomUUID } from "node:crypto";
import type { ApprovalList, ApprovalRequest } from "@kreislauf/contract/approvals";
import type { AgreementList } from "@kreislauf/contract/agreements";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { OrderPrice } from "@kreislauf/contract/purchasing";
import { readApiAs } from "./support/api.ts";
import { invoiceOfOrder } from "./support/invoice-figures.ts";
import { dayOf, openOrderDialog } from "./support/ordering.ts";
import { isMobile } from "./support/orders.ts";
import { expect, signIn, test } from "./support/portal.ts";
import { providerClient } from "./support/provider.ts";

const buyer = "admin@demo.example";
const lead = "freigabe@demo.example";

test("an order over the limit is approved on the phone, runs, is charged twice, disputed and credited", async ({
  page,
  browser,
  request,
  portal,
}) => {
  test.slow();
  const provider = providerClient(portal, request);
  const read = await readApiAs(request, buyer);
  const [day, date] = isMobile() ? ["15. Juni", "2027-06-15"] : ["16. Juni", "2027-06-16"];

  // The demo has a decided request at a site whose approval rule has a limit; the new order is like that one.
  const [like] = (await read<ApprovalList>("/approval/requests?tab=decided")).requests;
  const item = like?.items[0];
  if (like === undefined || item === undefined) throw new Error("The demo has no request.");
  const { agreements } = await read<AgreementList>(`/service-location/${like.site.id}/agreements`);
  const agreement = agreements.find(({ agreementId }) => agreementId === item.agreementId);

  await signIn(page, buyer);
  await page.goto(`/#/agreements?site=${like.site.id}`);
  const dialog = await openOrderDialog(page, agreement?.wasteType.description ?? "");
  await dialog.getByRole("radio", { name: catalogTexts.de.containerAction[item.containerActionId] }).check();
  await dialog.getByRole("spinbutton").fill("2");
  await dialog.getByRole("button", { name: "Nächster Monat" }).click();
  await dayOf(dialog, day).click();
  await expect(dialog.getByText("Dieser Auftrag braucht eine Freigabe")).toBeVisible();
  await dialog.getByRole("button", { name: "Auftrag erteilen", exact: true }).click();
  await expect(page.getByText(/^Wartet auf die Freigabe durch /)).toBeVisible();
  const requested = (await read<ApprovalList>("/approval/requests?tab=requested")).requests.find(
    ({ desiredDate }) => desiredDate === date,
  );

  const phone = await browser.newContext({
    baseURL: portal.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const inHand = await phone.newPage();
  await signIn(inHand, lead);
  await inHand.goto(`/#/approvals?request=${requested?.id}`);
  await inHand.getByRole("button", { name: "Auftrag freigeben" }).tap();
  await expect(inHand.getByText(/^Auftrag \d+ ist freigegeben\.$/)).toBeVisible();
  await phone.close();
  const [order] = (await read<ApprovalRequest>(`/approval/requests/${requested?.id}`)).orders;
  if (order === undefined) throw new Error("The approved request has no order.");

  await provider.execute(order.id);
  await page.goto(`/#/order/${order.id}`);
  await expect(page.getByText(`Nr. ${order.orderNumber}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Di., 18.05.2027" })).toBeVisible();
  const executedOn = "2027-05-18";
  const price = await read<OrderPrice>(
    `/agreement/${item.agreementId}/price?containerActionId=${item.containerActionId}&amount=2&desiredDate=${executedOn}`,
  );
  const haul = price.lines.find(({ unit }) => unit === "haul" || unit === "piece");
  const charge = { quantity: haul?.quantity ?? 0, unitPrice: haul?.unitPrice ?? 0 };
  const figures = (charges: readonly (typeof charge)[]) =>
    invoiceOfOrder({ orderNumber: order.orderNumber, executedOn, charges });
  const number = `RE-${randomUUID().slice(0, 8)}`;
  const at = { serviceLocationId: like.site.id, date: executedOn, netAmount: null };
  const { id: invoiceId } = await provider.publish({
    ...at,
    type: "invoice",
    number,
    invoice: figures([charge, charge]),
  });

  await page.goto(`/#/documents?document=${invoiceId}`);
  await page.getByRole("link", { name: "Rechnung prüfen" }).click();
  await expect(page.getByRole("heading", { name: `Rechnung ${number}` })).toBeVisible();
  await expect(page.getByText("Stimmt").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText("doppelt").filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Beanstanden: Position 2", exact: true }).click();
  const dispute = page.getByRole("dialog", { name: "Position 2 beanstanden" });
  await dispute.getByLabel(/Was ist passiert/).fill("Es gab nur eine Fahrt.");
  await dispute.getByRole("button", { name: "Beanstanden" }).click();
  const thread = page.getByRole("region", { name: "Beanstandungen" });
  await expect(thread.getByText("Es gab nur eine Fahrt.")).toBeVisible();

  const creditNoteNumber = `GS-${number}`;
  await provider.publish({
    ...at,
    type: "credit_note",
    number: creditNoteNumber,
    correctsNumber: number,
    invoice: figures([charge]),
  });
  await provider.answerDispute(invoiceId, 2, {
    outcome: "credited",
    text: "Die zweite Fahrt schreiben wir gut.",
    creditNoteNumber,
  });
  await page.reload();
  await expect(thread.getByText("Die zweite Fahrt schreiben wir gut.")).toBeVisible();
  await page
    .getByRole("link", { name: `Gutschrift ${creditNoteNumber}` })
    .first()
    .click();
  await expect(
    page.getByRole("dialog").or(page.getByRole("main")).getByText(creditNoteNumber).first(),
  ).toBeVisible();
});
