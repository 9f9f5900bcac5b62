import type { NotificationList } from "@kreislauf/contract/notifications";
import type { Order } from "@kreislauf/contract/orders";
import type { OrderPrice } from "@kreislauf/contract/purchasing";
import { readApiAs } from "./support/api.ts";
import { invoiceOfOrder } from "./support/invoice-figures.ts";
import { dayOf, openAgreements, openOrderDialog, readAgreement, readOrdersOn } from "./support/ordering.ts";
import { isMobile } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";
import { providerClient } from "./support/provider.ts";

const admin = "admin@demo.example";
const euros = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

test("a budget is set, an order reserves, its invoice spends, and a figure opens its lines", async ({
  page,
  request,
  portal,
}) => {
  test.slow();
  // The journey runs once per window width; each run uses its own cost centre and day.
  const costCentre = isMobile() ? "9702" : "9701";
  const [day, date] = isMobile() ? ["22. Juni", "2027-06-22"] : ["21. Juni", "2027-06-21"];
  const read = await readApiAs(request, admin);
  await signIn(page, admin);
  await openAgreements(page);
  const { siteId, agreement } = await readAgreement(read, page, "Altholz");
  const { agreementId } = agreement;
  const { netAmount } = await read<OrderPrice>(
    `/agreement/${agreementId}/price?containerActionId=2&amount=1&desiredDate=${date}`,
  );
  const price = netAmount ?? 0;
  // The order will use 85 % of this budget.
  const amount = Math.floor((price * 100) / 85);

  await page.goto("/#/budgets");
  await expect(page.getByRole("heading", { level: 1, name: "Budgets und Kosten" })).toBeVisible();
  await expect(page.getByText("Über 100 %").filter({ visible: true }).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Budget anlegen" }).click();
  const budget = page.getByRole("dialog", { name: "Budget anlegen" });
  await budget.getByLabel("Kostenstelle").last().fill(costCentre);
  await budget.getByLabel(/^Betrag netto/).fill(euros(amount));
  await expectNoAxeFindings(page);
  await budget.getByRole("button", { name: "Speichern" }).click();
  await expect(budget).toBeHidden();

  await page.goto(`/#/agreements?site=${siteId}`);
  const dialog = await openOrderDialog(page, "Altholz");
  await dialog.getByRole("radio", { name: "Tauschen" }).check();
  await dialog.getByLabel("Kostenstelle").fill(costCentre);
  await dialog.getByRole("button", { name: "Nächster Monat" }).click();
  await dayOf(dialog, day).click();
  await expect(dialog.getByText(`Kostenstelle ${costCentre}: Danach sind 85 %`)).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Auftrag erteilen", exact: true }).click();
  await expect(dialog).toBeHidden();
  const orders: readonly Order[] = await readOrdersOn(read, siteId, agreementId, date);
  const order = orders.find((each) => each.costCentre === costCentre);

  await page.goto("/#/budgets");
  await page
    .getByRole("button", { name: new RegExp(`^${costCentre}: .* reserviert`) })
    .filter({ visible: true })
    .click();
  const reserved = page.getByRole("region", { name: `Reserviert, ${costCentre}` });
  await expect(reserved.getByRole("link", { name: `Auftrag ${order?.orderNumber}` })).toBeVisible();
  await expectNoAxeFindings(page);
  await expect
    .poll(
      async () =>
        (await read<NotificationList>("/notifications")).happenings.some(
          ({ kind, details }) => kind === "budget_warned" && details.budget === costCentre,
        ),
      { timeout: 90_000 },
    )
    .toBe(true);

  const number = `RE-${costCentre}`;
  await providerClient(portal, request).publish({
    serviceLocationId: siteId,
    type: "invoice",
    number,
    date: "2027-05-21",
    netAmount: null,
    invoice: invoiceOfOrder({
      orderNumber: order?.orderNumber ?? "",
      executedOn: "2027-05-20",
      charges: [{ quantity: 1, unitPrice: price }],
    }),
  });
  await page.reload();
  await expect(page.getByRole("img", { name: /^Kosten je Monat 2027, am meisten im / })).toBeVisible();
  const report = page.getByRole("region", { name: "Kostenbericht" });
  await report.getByRole("button", { name: new RegExp(`^${costCentre}, Mai 2027`) }).click();
  const lines = page.getByRole("region", { name: `${costCentre}, Mai 2027` });
  await expect(lines.getByRole("link", { name: number })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(report.getByRole("button", { name: new RegExp(`^${costCentre}, Mai 2027`) })).toBeFocused();
  await expect(
    page.getByRole("button", { name: new RegExp(`^${costCentre}: .* reserviert`) }).filter({ visible: true }),
  ).toHaveCount(0);
});
