import { type OrderMessages, questionsApi } from "@kreislauf/contract/questions";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hasUnsavedInput } from "@kreislauf/ui/base/unsaved-input.ts";
import { delayed, fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { MessageForm } from "./message-form.tsx";

const sent = {
  orderId: 77,
  serviceLocationId: 3,
  messages: [],
  unread: 0,
  awaits: "provider" as const,
};

test("each message has its own key, even the same words again, and a refused one stays", async () => {
  const network = fakeNetwork();
  const calls = network.on(questionsApi.writeMessage, sent);
  signInAs();
  await renderScreen(
    <MessageForm orderId={77} lastId={4} onSent={() => undefined} onChanged={() => undefined} />,
    {
      route: "order",
      at: "/order/77",
    },
  );
  const field = page.getByRole("textbox", { name: "Ihre Nachricht" });
  const send = page.getByRole("button", { name: "Nachricht senden" });
  for (const text of ["Wann kommen Sie?", "Danke.", "Danke."]) {
    await userEvent.fill(field, text);
    await send.click();
    await expect.element(field).toHaveValue("");
  }
  expect(new Set(calls.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(3);
  network.on(questionsApi.writeMessage, refusal("unavailable", { message: "Bitte später." }));
  await userEvent.fill(field, "Noch etwas.");
  await send.click();
  await expect.element(page.getByRole("alert").getByText("Bitte später.")).toBeVisible();
  await expect.element(field).toHaveValue("Noch etwas.");
});

test("what is written counts as unsaved until it is sent, and what is written meanwhile stays", async () => {
  const network = fakeNetwork();
  const late = delayed<OrderMessages>();
  network.on(questionsApi.writeMessage, () => late.answer);
  signInAs();
  await renderScreen(
    <MessageForm orderId={77} lastId={4} onSent={() => undefined} onChanged={() => undefined} />,
    {
      route: "order",
      at: "/order/77",
    },
  );
  const field = page.getByRole("textbox", { name: "Ihre Nachricht" });
  expect(hasUnsavedInput()).toBe(false);
  await userEvent.fill(field, "Wann kommen Sie?");
  expect(hasUnsavedInput()).toBe(true);
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await userEvent.fill(field, "Und wer?");
  late.arrive(sent);
  await expect.element(page.getByText("Die Nachricht ist gesendet.")).toBeVisible();
  await expect.element(field).toHaveValue("Und wer?");
  network.on(questionsApi.writeMessage, sent);
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect.element(field).toHaveValue("");
  await expect.poll(hasUnsavedInput).toBe(false);
});
