import type { EndpointResult } from "@kreislauf/contract/base";
import { deskOrderingApi } from "@kreislauf/contract/desk";
import { delayed, fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deskAgreementFixture } from "../../../test/agreement.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { OrderDialog } from "./order-dialog.tsx";

const dialog = page.getByRole("dialog");
const day = dialog.getByLabelText(/^Wunschtermin/);
const send = dialog.getByRole("button", { name: /erteilen$/ });
const again = dialog.getByRole("checkbox", { name: "Trotzdem noch einmal beauftragen" });
const question = page.getByRole("alertdialog", { name: "Eingaben verwerfen?" });

/** Opens the dialog for one agreement and enters an order. `closed` is called when the dialog closes. */
async function typeWishes() {
  const network = fakeNetwork();
  network.on(deskOrderingApi.deskOrderChoices, {
    actions: [{ containerActionId: 4, earliestDate: "2027-05-19" }],
    people: [],
  });
  const closed = vi.fn<() => void>();
  await renderDesk(<OrderDialog agreements={[deskAgreementFixture]} onClose={closed} />);
  await dialog.getByRole("combobox", { name: "Aktion" }).click();
  await page.getByRole("option", { name: "Leeren", exact: true }).click();
  await day.fill("20.05.2027");
  return { network, closed };
}

test("with wishes in it, it asks before it is closed", async () => {
  const { closed } = await typeWishes();
  const ways = [
    () => userEvent.keyboard("{Escape}"),
    () => dialog.getByRole("button", { name: "Schließen" }).click(),
    () => dialog.getByRole("button", { name: "Abbrechen" }).click(),
    () => page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true }),
  ];
  for (const way of ways) {
    await way();
    await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
    await expect.element(question).not.toBeInTheDocument();
  }
  expect(closed).not.toHaveBeenCalled();
  await expect.element(day).toHaveValue("20.05.2027");
  await dialog.getByRole("button", { name: "Schließen" }).click();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  expect(closed).toHaveBeenCalledOnce();
});

test("without a wish it closes unasked", async () => {
  const closed = vi.fn<() => void>();
  await renderDesk(<OrderDialog onClose={closed} />);
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  expect(closed).toHaveBeenCalledOnce();
});

test("while the order is sent it stays open, and shows what was refused", async () => {
  const { network, closed } = await typeWishes();
  const answer = delayed<EndpointResult<typeof deskOrderingApi.createDeskOrders>>();
  const calls = network.on(deskOrderingApi.createDeskOrders, () => answer.answer);
  await send.click();
  await expect.poll(() => calls.length).toBe(1);
  await userEvent.keyboard("{Escape}");
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(question).not.toBeInTheDocument();
  answer.arrive({
    results: [{ agreementId: 7, orderId: null, orderNumber: null, error: "already_ordered" }],
  });
  await expect.element(again).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
});
