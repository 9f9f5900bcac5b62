import { type DeskAgreement, type DeskOrderChoices, deskOrderingApi } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskAgreementFixture } from "../../../test/agreement.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { OrderDialog } from "./order-dialog.tsx";

const paper = deskAgreementFixture;
const wood: DeskAgreement = { ...paper, id: 8, agreementNumber: "V-2045", wasteType: "Altholz" };
const emptying: DeskOrderChoices = {
  actions: [{ containerActionId: 4, earliestDate: "2027-05-19" }],
  people: [],
};

const dialog = page.getByRole("dialog");
const day = dialog.getByLabelText(/^Wunschtermin/);

test("what can be ordered on many agreements is one call, and is asked for again after a failure", async () => {
  const network = fakeNetwork();
  const failed = network.on(deskOrderingApi.deskOrderChoices, () => refusal("internal"));
  await renderDesk(<OrderDialog agreements={[paper, wood]} onClose={() => {}} />);
  const retry = dialog.getByRole("button", { name: "Erneut laden" });
  await expect.element(retry).toBeVisible();
  expect(failed.map(({ query }) => query)).toEqual([{ agreementIds: "7,8" }]);
  network.on(deskOrderingApi.deskOrderChoices, emptying);
  await retry.click();
  await expect.element(day).toBeVisible();
});

test("what the page reads anew is no action of the person, and its failure keeps what is typed", async () => {
  const network = fakeNetwork();
  network.on(deskOrderingApi.deskOrderChoices, emptying);
  await renderDesk(<OrderDialog agreements={[paper]} onClose={() => {}} />);
  await dialog.getByRole("combobox", { name: "Aktion" }).click();
  await page.getByRole("option", { name: "Leeren", exact: true }).click();
  await day.fill("20.05.2027");
  const reads = network.on(deskOrderingApi.deskOrderChoices, () => refusal("internal"));
  network.on(deskOrderingApi.createDeskOrders, {
    results: [{ agreementId: 7, orderId: null, orderNumber: null, error: "already_ordered" }],
  });
  await dialog.getByRole("button", { name: /erteilen$/ }).click();
  await expect.element(dialog.getByText(/schon einen offenen Auftrag/)).toBeVisible();
  await expect.poll(() => reads.length).toBe(1);
  expect(reads[0]?.headers.get("x-background")).toBe("1");
  await expect.element(day).toHaveValue("20.05.2027");
  await expect.element(dialog.getByRole("combobox", { name: "Aktion" })).toHaveTextContent("Leeren");
});
