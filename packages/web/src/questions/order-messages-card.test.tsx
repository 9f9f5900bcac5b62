import { maxAttachmentBytes } from "@kreislauf/contract/base";
import { type OrderMessages, questionsApi } from "@kreislauf/contract/questions";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal, unreachable } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { OrderMessagesCard } from "./order-messages-card.tsx";

const asked: OrderMessages["messages"][number] = {
  id: 1,
  text: "Ist das Tor am Samstag offen?",
  sentOn: "2027-05-18T08:00:00Z",
  fromProvider: true,
  author: "Disposition",
  isRead: true,
  attachments: [],
};
const own = { ...asked, id: 2, text: "Ja, bis 14 Uhr.", fromProvider: false, author: "Jana Petersen" };
const thread: OrderMessages = {
  orderId: 21,
  serviceLocationId: 3,
  messages: [asked],
  unread: 0,
  awaits: "customer",
};
const answered: OrderMessages = { ...thread, messages: [asked, own], awaits: null };

async function openCard() {
  const network = fakeNetwork();
  network.on(questionsApi.orderMessages, thread);
  signInAs();
  await renderScreen(<OrderMessagesCard orderId={21} />, { route: "order", at: "/order/21" });
  await expect.element(page.getByText(asked.text)).toBeVisible();
  return network;
}

const field = page.getByRole("textbox", { name: "Ihre Nachricht" });
const send = page.getByRole("button", { name: "Nachricht senden" });
/**
 * Chooses a file as the browser does after its file dialog; passing ten megabytes to the browser would take seconds.
 */
function choose(name: string, bytes: number) {
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(bytes)], name, { type: "application/pdf" }));
  const input = document.querySelector<HTMLInputElement>("input[type=file][multiple]") as HTMLInputElement;
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

test("a message goes out once, is shown in the thread, and empties the form", async () => {
  const network = await openCard();
  const late = delayed<OrderMessages>();
  const calls = network.on(questionsApi.writeMessage, () => late.answer);
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(/Bitte schreiben Sie etwas/);
  await userEvent.fill(field, own.text);
  choose("plan.pdf", 20);
  await expect.element(page.getByText("plan.pdf")).toBeVisible();
  await send.click();
  await expect.element(page.getByRole("button", { name: /^Wird gesendet/ })).toBeVisible();
  await page.getByRole("button", { name: /^Wird gesendet/ }).click({ force: true });
  network.on(questionsApi.orderMessages, answered);
  late.arrive(answered);
  await expect.element(page.getByRole("listitem").getByText(own.text)).toBeVisible();
  await expect.element(field).toHaveValue("");
  await expect.element(page.getByText("plan.pdf")).not.toBeInTheDocument();
  await expect.element(page.getByText("Wartet auf Ihre Antwort")).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ text: own.text, attachments: [{ fileName: "plan.pdf" }] });
});

const later = { ...asked, id: 3, text: "Und die Schranke?" };
const moved: OrderMessages = { ...thread, messages: [asked, later] };

test("a question that came meanwhile is shown instead of being settled with what was seen", async () => {
  const network = await openCard();
  const calls = network.on(questionsApi.settleMessages, () => {
    network.on(questionsApi.orderMessages, moved);
    return refusal("messages_changed", { message: "Es gibt eine weitere Nachricht." });
  });
  await page.getByRole("button", { name: "Keine Antwort nötig" }).click();
  await expect.element(page.getByText("Es gibt eine weitere Nachricht.")).toBeVisible();
  await expect.element(page.getByText(later.text)).toBeVisible();
  await expect.element(page.getByText("Wartet auf Ihre Antwort")).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ lastId: 1 }]);
});

test("an answer that crosses a new question stays, and is sent once that is read", async () => {
  const network = await openCard();
  network.on(questionsApi.writeMessage, () => {
    network.on(questionsApi.orderMessages, moved);
    return refusal("messages_changed", { message: "Es gibt eine weitere Nachricht." });
  });
  await userEvent.fill(field, own.text);
  await send.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Es gibt eine weitere Nachricht.");
  await expect.element(page.getByText(later.text)).toBeVisible();
  await expect.element(field).toHaveValue(own.text);
  const calls = network.on(questionsApi.writeMessage, answered);
  await send.click();
  await expect.element(field).toHaveValue("");
  expect(calls.map(({ body }) => body)).toEqual([{ text: own.text, attachments: [], lastId: 3 }]);
});

test("sent again after a lost answer it is the same message, whatever the thread has got since", async () => {
  const network = await openCard();
  const calls = network.on(questionsApi.writeMessage, unreachable);
  await userEvent.fill(field, own.text);
  await send.click();
  await expect.element(page.getByText("Die Nachricht wurde nicht gesendet.")).toBeVisible();
  network.on(questionsApi.orderMessages, moved);
  network.on(questionsApi.settleMessages, moved);
  await page.getByRole("button", { name: "Keine Antwort nötig" }).click();
  await expect.element(page.getByText(later.text)).toBeVisible();
  await send.click();
  await expect.poll(() => calls.length).toBe(2);
  const [first, second] = calls.map(({ body, headers }) => [body, headers.get("idempotency-key")]);
  expect(second).toEqual(first);
});

test("what arrived although its answer was lost is shown, and the edited text is sent as another message", async () => {
  const network = await openCard();
  network.on(questionsApi.writeMessage, unreachable);
  await userEvent.fill(field, own.text);
  await send.click();
  await expect.element(page.getByText("Die Nachricht wurde nicht gesendet.")).toBeVisible();
  network.on(questionsApi.orderMessages, answered);
  network.on(questionsApi.writeMessage, refusal("idempotency_mismatch", { message: "Schon angekommen." }));
  await userEvent.fill(field, "Ja, bis 15 Uhr.");
  await send.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Schon angekommen.");
  await expect.element(page.getByRole("listitem").getByText(own.text)).toBeVisible();
  const calls = network.on(questionsApi.writeMessage, answered);
  await send.click();
  await expect.element(field).toHaveValue("");
  expect(calls.map(({ body }) => body)).toEqual([{ text: "Ja, bis 15 Uhr.", attachments: [], lastId: 2 }]);
});

test("a refusal says why, and keeps the text and the files until they are sent", async () => {
  const network = await openCard();
  network.on(questionsApi.writeMessage, refusal("internal", { message: "Das ging schief." }));
  await userEvent.fill(field, own.text);
  choose("plan.pdf", 20);
  await expect.element(page.getByText("plan.pdf")).toBeVisible();
  await send.click();
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent("Die Nachricht wurde nicht gesendet.");
  await expect.element(alert).toMatchTextContent("Das ging schief.");
  await expect.element(field).toHaveValue(own.text);
  await expect.element(page.getByText("plan.pdf")).toBeVisible();
  const calls = network.on(questionsApi.writeMessage, answered);
  await send.click();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  await expect.element(field).toHaveValue("");
});

test("a file that is too large is refused at once, and nothing of it is sent", async () => {
  const network = await openCard();
  const calls = network.on(questionsApi.writeMessage, answered);
  await userEvent.fill(field, own.text);
  choose("scan.pdf", maxAttachmentBytes + 1);
  await expect.element(page.getByText(/^scan.pdf ist größer als/)).toBeVisible();
  await send.click();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  expect(calls[0]?.body).toEqual({ text: own.text, attachments: [], lastId: 1 });
});

test("a tab that nobody looks at marks nothing as read before it comes to the front", async () => {
  const network = fakeNetwork();
  network.on(questionsApi.orderMessages, { ...thread, unread: 1 });
  const marks = network.on(questionsApi.markMessagesRead, thread);
  signInAs();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => visibility.mockRestore());
  await renderScreen(<OrderMessagesCard orderId={21} />, { route: "order", at: "/order/21" });
  await expect.element(page.getByText(asked.text)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(marks).toHaveLength(0);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(marks).toHaveLength(1), { timeout: 10_000 });
  expect(marks[0]?.body).toEqual({ untilId: 1 });
});
