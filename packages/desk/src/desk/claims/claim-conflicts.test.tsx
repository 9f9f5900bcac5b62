import { type DeskClaim, deskOrdersApi } from "@kreislauf/contract/desk";
import { delayed, fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deskClaimFixture } from "../../../test/claim.fixture.ts";
import { deskDetailOf } from "../../../test/order.fixture.ts";
import { ReadAnew } from "../../../test/read-anew.tsx";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { ClaimsScreen } from "./claims-screen.tsx";

const claim = deskClaimFixture;
const other: DeskClaim = { ...claim, order: { ...claim.order, id: 12, orderNumber: "1048402" } };
const counts = { open: 0, answered: 0, closed: 0 };

const panel = page.getByRole("complementary", { name: "Reklamation" });
const answer = panel.getByRole("region", { name: "Reklamation" }).getByLabelText(/^Antwort an den Kunden/);
const send = panel.getByRole("button", { name: "Antwort senden" });
const note = panel.getByText(/Der Auftrag wurde inzwischen geändert/);
const question = page.getByRole("alertdialog", { name: "Eingaben verwerfen?" });
const readAnew = page.getByRole("button", { name: "Neu lesen" });

async function openClaim() {
  await page.viewport(1440, 900);
  const network = fakeNetwork();
  const list = (...claims: DeskClaim[]) =>
    network.on(deskOrdersApi.deskClaims, { claims, hasMore: false, counts });
  list(claim, other);
  network.on(deskOrdersApi.deskNews, { newOrders: 0, lastChange: 1 });
  await renderDesk(
    <>
      <ReadAnew />
      <ClaimsScreen staff={staffFixture} />
    </>,
    { at: "/claims" },
  );
  await page.getByRole("button", { name: "Auftrag 1048401" }).click();
  await expect.element(answer).toBeVisible();
  return { network, list };
}

test("what is typed stays when a colleague answers first, and is sent on top of their answer", async () => {
  const { network, list } = await openClaim();
  await answer.fill("Wir kommen morgen.");
  const answered = {
    ...deskDetailOf({ ...claim.order, version: 3 }),
    claim: { ...claim.claim, hint: "Heute." },
  };
  network.on(deskOrdersApi.deskOrder, answered);
  list(other);
  await readAnew.click();
  await expect.element(note).toBeVisible();
  await expect.element(panel.getByText("Heute.")).toBeVisible();
  await expect.element(answer).toHaveValue("Wir kommen morgen.");
  const refused = network.on(deskOrdersApi.answerDeskClaim, refusal("order_changed"));
  await send.click();
  await expect.element(panel.getByRole("alert")).toMatchTextContent(/Jemand anders hat den Auftrag/);
  expect(refused.map(({ body }) => body)).toMatchObject([{ version: 2 }]);
  const calls = network.on(deskOrdersApi.answerDeskClaim, { ...claim.order, version: 4 });
  await send.click();
  await expect.element(page.getByText("Die Antwort zu Auftrag 1048401 ist gesendet.")).toBeVisible();
  expect(calls.map(({ body }) => body)).toMatchObject([{ version: 3, hint: "Wir kommen morgen." }]);
});

test("what is typed stays readable when the customer closes the claim meanwhile", async () => {
  const { network, list } = await openClaim();
  await answer.fill("Wir kommen morgen.");
  network.on(deskOrdersApi.deskOrder, {
    ...deskDetailOf({ ...claim.order, version: 3, phase: "executed", orderStatusId: 2 }),
    claim: claim.claim,
  });
  list(other);
  await readAnew.click();
  await expect.element(panel.getByText(/Die Reklamation ist inzwischen geschlossen/).first()).toBeVisible();
  await expect.element(answer).toHaveValue("Wir kommen morgen.");
  await expect.element(send).toHaveAttribute("aria-disabled", "true");
  await expect.element(panel.getByRole("button", { name: "Zweite Fahrt" })).not.toBeInTheDocument();
});

test("a second trip that is half typed stays readable when the customer closes the claim meanwhile", async () => {
  const { network, list } = await openClaim();
  await panel.getByRole("button", { name: "Zweite Fahrt" }).click();
  const form = panel.getByRole("form", { name: "Zweite Fahrt" });
  const words = form.getByLabelText(/^Antwort/);
  await words.fill("Wir kommen noch einmal.");
  network.on(deskOrdersApi.deskOrder, {
    ...deskDetailOf({ ...claim.order, version: 3, phase: "executed", orderStatusId: 2 }),
    claim: claim.claim,
  });
  list(other);
  await readAnew.click();
  const order = form.getByRole("button", { name: "Zweite Fahrt beauftragen" });
  await expect.element(order).toHaveAccessibleDescription(/Die Reklamation ist inzwischen geschlossen/);
  await expect.element(words).toHaveValue("Wir kommen noch einmal.");
  const calls = network.on(deskOrdersApi.orderSecondTrip, refusal("order_changed"));
  await order.click({ force: true });
  await form.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(panel.getByRole("button", { name: "Zweite Fahrt" })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test("a second trip that is refused after its form was closed is told with its order", async () => {
  const { network } = await openClaim();
  await panel.getByRole("button", { name: "Zweite Fahrt" }).click();
  const form = panel.getByRole("form", { name: "Zweite Fahrt" });
  const late = delayed<Response>();
  network.on(deskOrdersApi.orderSecondTrip, () => late.answer);
  await form.getByLabelText(/^Tag der zweiten Fahrt/).fill("19.05.2027");
  await form.getByRole("button", { name: "Zweite Fahrt beauftragen" }).click();
  await form.getByRole("button", { name: "Abbrechen" }).click();
  late.arrive(refusal("order_changed", { message: "Der Auftrag wurde geändert." }));
  await expect.element(page.getByText("Auftrag 1048401: Der Auftrag wurde geändert.")).toBeVisible();
});

test("another claim, another list and Escape do not lose what is typed unasked", async () => {
  const { list } = await openClaim();
  await answer.fill("Wir kommen morgen.");
  await page.getByRole("button", { name: "Auftrag 1048402" }).click();
  await expect.element(question.getByText(/„Reklamation“/)).toBeVisible();
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect.element(question).not.toBeInTheDocument();
  answer.element().focus();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect.element(question).not.toBeInTheDocument();
  list(claim);
  await page.getByRole("link", { name: /^Wartet auf Kunde/ }).click();
  await expect.element(page.getByRole("button", { name: "Auftrag 1048402" })).not.toBeInTheDocument();
  await expect.element(answer).toHaveValue("Wir kommen morgen.");
});

test("a second trip is ordered for the claim that was read", async () => {
  const { network, list } = await openClaim();
  await panel.getByRole("button", { name: "Zweite Fahrt" }).click();
  const form = panel.getByRole("form", { name: "Zweite Fahrt" });
  await form.getByLabelText(/^Tag der zweiten Fahrt/).fill("19.05.2027");
  list({ ...claim, order: { ...claim.order, version: 3 } }, other);
  await readAnew.click();
  await expect.element(form.getByRole("status")).toMatchTextContent(/Der Auftrag wurde inzwischen geändert/);
  const calls = network.on(deskOrdersApi.orderSecondTrip, refusal("order_changed"));
  const order = form.getByRole("button", { name: "Zweite Fahrt beauftragen" });
  await order.click();
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(form.getByRole("status")).not.toBeInTheDocument();
  await order.click();
  await expect.poll(() => calls.map(({ body }) => body)).toMatchObject([{ version: 2 }, { version: 3 }]);
});

test("what is saved is not asked about while the claims are read anew", async () => {
  const { network } = await openClaim();
  await answer.fill("Wir kommen morgen.");
  const calls = network.on(deskOrdersApi.answerDeskClaim, { ...claim.order, version: 3 });
  const late = delayed<{ claims: DeskClaim[]; hasMore: boolean; counts: typeof counts }>();
  const reread = network.on(deskOrdersApi.deskClaims, () => late.answer);
  await send.click();
  await expect.poll(() => [calls.length, reread.length]).toEqual([1, 1]);
  await page.getByRole("button", { name: "Auftrag 1048402" }).click();
  await expect.element(panel.getByRole("link", { name: "1048402" })).toBeVisible();
  expect(question.query()).toBeNull();
  late.arrive({ claims: [other], hasMore: false, counts });
});
