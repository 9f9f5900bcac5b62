import { type DeskOrder, deskOrdersApi } from "@kreislauf/contract/desk";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serveInbox } from "../../../test/inbox.fixture.ts";
import { deskOrderFixture } from "../../../test/order.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

const second: DeskOrder = {
  ...deskOrderFixture,
  id: 12,
  orderNumber: "1048402",
  companyName: "Tischlerei Voss",
};

const panel = page.getByRole("complementary", { name: "Auftrag" });
const heading = panel.getByRole("heading", { level: 2 });
const question = page.getByRole("alertdialog", { name: "Eingaben verwerfen?" });
const keep = question.getByRole("button", { name: "Weiter bearbeiten" });
const discard = question.getByRole("button", { name: "Verwerfen" });
const message = panel.getByLabelText(/^Nachricht an/);
const reason = page.getByLabelText(/^Grund/);
const otherRow = page.getByRole("button", { name: "Tischlerei Voss" });
const box = (order: string) => page.getByRole("checkbox", { name: `Auftrag ${order} wählen` });

async function openInbox(first = deskOrderFixture) {
  await page.viewport(1440, 900);
  const network = fakeNetwork();
  serveInbox(network, [first, second]);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  await expect.element(otherRow).toBeVisible();
  return network;
}

async function writeMessage() {
  const network = await openInbox();
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  await panel.getByRole("button", { name: "Nachricht schreiben" }).click();
  await message.fill("Wir kommen mor");
  return network;
}

test("another row, its key, Escape and the close button ask before a message is lost", async () => {
  await writeMessage();
  const ways = [
    () => otherRow.click(),
    async () => {
      await userEvent.keyboard("{Escape}");
      await expect.element(heading).toHaveFocus();
      await userEvent.keyboard("j");
    },
    async () => {
      message.element().focus();
      await userEvent.keyboard("{Escape}");
      await userEvent.keyboard("{Escape}");
    },
    () => panel.getByRole("button", { name: "Schließen" }).click(),
  ];
  for (const way of ways) {
    await way();
    await expect.element(question.getByText(/„Nachricht schreiben“/)).toBeVisible();
    await keep.click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(message).toHaveValue("Wir kommen mor");
    message.element().focus();
  }
  await otherRow.click();
  await discard.click();
  await expect.element(heading).toMatchTextContent("1048402");
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});

test("a form in which nothing was typed is left unasked, and a press on its own row keeps it", async () => {
  await openInbox();
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  await panel.getByRole("button", { name: "Fehlfahrt" }).click();
  await expect.element(reason).toBeVisible();
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  await expect.element(reason).toBeVisible();
  await otherRow.click();
  await expect.element(heading).toMatchTextContent("1048402");
  await expect.element(question).not.toBeInTheDocument();
});

test("an order with something typed stays when another phase leaves it out", async () => {
  const network = await writeMessage();
  const lists = network.on(deskOrdersApi.deskOrders, {
    orders: [],
    hasMore: false,
    counts: { open: 0, new: 0, proposal: 0, confirmed: 0, claimed: 0, question: 0 },
    lastOrderId: 12,
  });
  await page.getByRole("link", { name: /^Storniert/ }).click();
  await expect.element(page.getByText("Kein Auftrag in dieser Phase")).toBeVisible();
  expect(lists.at(-1)?.query["phase"]).toBe("cancelled");
  await expect.element(message).toHaveValue("Wir kommen mor");
});

test("the key of another answer asks only for the form that it replaces", async () => {
  await writeMessage();
  await panel.getByRole("button", { name: "Fehlfahrt" }).click();
  await reason.fill("Tor verschlossen");
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("a");
  await expect.element(question.getByText(/„Fehlfahrt“/)).toBeVisible();
  await discard.click();
  await expect.element(panel.getByLabelText(/^Ausgeführt am/)).toBeVisible();
  await expect.element(message).toHaveValue("Wir kommen mor");
  await otherRow.click();
  await expect.element(question.getByText(/„Nachricht schreiben“/)).toBeVisible();
});

test("the key of an answer that the order does not leave takes no form away", async () => {
  await openInbox({ ...deskOrderFixture, phase: "confirmed" });
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  await panel.getByRole("button", { name: "Fehlfahrt" }).click();
  await reason.fill("Tor verschlossen");
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("b");
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.keyboard("a");
  await expect.element(question.getByText(/„Fehlfahrt“/)).toBeVisible();
  await keep.click();
  await expect.element(reason).toHaveValue("Tor verschlossen");
});

test("the answer to chosen orders is not lost with their choice unasked", async () => {
  await openInbox();
  await box("1048401").click();
  await page.getByRole("button", { name: "Stornieren" }).click();
  await reason.fill("Doppelt erteilt");
  await page.getByRole("button", { name: "Auswahl aufheben" }).click();
  await keep.click();
  await expect.element(question).not.toBeInTheDocument();
  await box("1048401").click();
  await keep.click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(reason).toHaveValue("Doppelt erteilt");
  await expect.element(box("1048401")).toBeChecked();
  await box("1048401").click();
  await discard.click();
  await expect.element(reason).not.toBeInTheDocument();
});
