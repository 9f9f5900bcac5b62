import {
  type DeskAgreement,
  deskAgreementsApi,
  deskOrderingApi,
  type DeskOrdersCreation,
} from "@kreislauf/contract/desk";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskAgreementFixture } from "../../../test/agreement.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { OrderDialog } from "./order-dialog.tsx";

const paper = deskAgreementFixture;
const wood: DeskAgreement = { ...paper, id: 8, agreementNumber: "V-2045", wasteType: "Altholz" };

const dialog = page.getByRole("dialog");
const day = dialog.getByLabelText(/^Wunschtermin/);
const send = dialog.getByRole("button", { name: /erteilen$/ });
const again = dialog.getByRole("checkbox", { name: "Trotzdem noch einmal beauftragen" });

/** Opens the dialog and sends an order that the server refuses, because the day already has an open order. */
async function orderTwice() {
  const network = fakeNetwork();
  network.on(deskOrderingApi.deskOrderChoices, {
    actions: [{ containerActionId: 4, earliestDate: "2027-05-19" }],
    people: [],
  });
  network.on(deskAgreementsApi.deskAgreements, { agreements: [paper, wood], hasMore: false, total: 2 });
  const calls = network.on(deskOrderingApi.createDeskOrders, {
    results: [paper, wood].map(({ id: agreementId }) => ({
      agreementId,
      orderId: null,
      orderNumber: null,
      error: "already_ordered" as const,
    })),
  });
  await renderDesk(<OrderDialog agreements={[paper]} onClose={() => {}} />);
  await dialog.getByRole("combobox", { name: "Aktion" }).click();
  await page.getByRole("option", { name: "Leeren", exact: true }).click();
  await day.fill("20.05.2027");
  await send.click();
  await expect.element(again).toBeVisible();
  /** Sends again; returns for each agreement whether the second order is marked as intended. */
  const repeatedAfter = async () => {
    const count = calls.length;
    await send.click();
    await expect.poll(() => calls.length).toBe(count + 1);
    const body = calls.at(-1)?.body as DeskOrdersCreation | undefined;
    return body?.orders.map(({ agreementId, isRepeated }) => [agreementId, isRepeated]);
  };
  return { calls, repeatedAfter };
}

test("what was ordered already is ordered once more only if that is meant, and each time anew", async () => {
  const { repeatedAfter } = await orderTwice();
  expect(await repeatedAfter()).toEqual([[7, false]]);
  await again.click();
  expect(await repeatedAfter()).toEqual([[7, true]]);
  await expect.element(again).not.toBeChecked();
  expect(await repeatedAfter()).toEqual([[7, false]]);
});

test("an agreement that is added is not ordered twice unasked", async () => {
  const { repeatedAfter } = await orderTwice();
  await again.click();
  await dialog.getByRole("searchbox").fill("V-2045");
  await dialog.getByRole("button", { name: /Altholz/ }).click();
  expect(await repeatedAfter()).toEqual([
    [7, true],
    [8, false],
  ]);
});

test("another day is asked about anew", async () => {
  const { repeatedAfter } = await orderTwice();
  await again.click();
  await day.fill("21.05.2027");
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(dialog.getByText(/schon einen offenen Auftrag/)).not.toBeInTheDocument();
  expect(await repeatedAfter()).toEqual([[7, false]]);
  await expect.element(again).not.toBeChecked();
});
