import { type DeskClaim, deskOrdersApi } from "@kreislauf/contract/desk";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deskClaimFixture } from "../../../test/claim.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { ClaimsScreen } from "./claims-screen.tsx";

const counts = { open: 0, answered: 0, closed: 0 };

test.each([
  ["99", {}],
  ["x", {}],
  ["8", { claimReasonId: "8" }],
])("of the reason %s in the address the list is filtered by %j", async (reason, expected) => {
  const network = fakeNetwork();
  const calls = network.on(deskOrdersApi.deskClaims, { claims: [], hasMore: false, counts });
  network.on(deskOrdersApi.deskNews, { newOrders: 0, lastChange: 0 });
  await renderDesk(<ClaimsScreen staff={staffFixture} />, { at: `/claims?claimReasonId=${reason}` });
  await expect.element(page.getByRole("heading", { name: "Reklamationen" })).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls[0]?.query).toEqual({ ...expected, state: "open", offset: "0" });
});

test.each([
  ["state=open", "Neue Reklamationen erscheinen hier von selbst."],
  ["state=answered", "Beantwortete Reklamationen bleiben hier, bis der Kunde sie schließt."],
  ["state=closed", "Was Kunden geschlossen haben, steht hier mit seinem Ergebnis."],
  ["claimReasonId=8", "Wählen Sie einen anderen Grund."],
  ["search=Altholz", "Ändern Sie die Suche."],
  ["search=Altholz&claimReasonId=8", "Ändern Sie die Suche oder den Grund."],
])("an empty list with %s says “%s”", async (query, sentence) => {
  const network = fakeNetwork();
  network.on(deskOrdersApi.deskClaims, { claims: [], hasMore: false, counts });
  network.on(deskOrdersApi.deskNews, { newOrders: 0, lastChange: 0 });
  await renderDesk(<ClaimsScreen staff={staffFixture} />, { at: `/claims?${query}` });
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

test("Escape in the answer only leaves it; the next one closes the panel", async () => {
  const network = fakeNetwork();
  network.on(deskOrdersApi.deskClaims, { claims: [deskClaimFixture], hasMore: false, counts });
  network.on(deskOrdersApi.deskNews, { newOrders: 0, lastChange: 0 });
  await renderDesk(<ClaimsScreen staff={staffFixture} />, { at: "/claims" });
  await page.getByRole("button", { name: "Auftrag 1048401" }).click();
  const panel = page.getByRole("complementary", { name: "Reklamation" });
  const answer = panel.getByLabelText(/^Antwort an den Kunden/);
  await answer.fill("Wir kommen mor");
  await userEvent.keyboard("{Escape}");
  await expect.element(panel.getByRole("heading", { level: 2 })).toHaveFocus();
  await expect.element(answer).toHaveValue("Wir kommen mor");
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(panel).not.toBeInTheDocument();
});

/** Opens the panel of a claim that has a reason in the customer's words. */
async function openWords(order: DeskClaim["order"]) {
  const network = fakeNetwork();
  const claim = { ...deskClaimFixture.claim, reason: "Nur zwei von drei Behältern sind leer." };
  network.on(deskOrdersApi.deskClaims, {
    claims: [{ ...deskClaimFixture, order, claim }],
    hasMore: false,
    counts,
  });
  network.on(deskOrdersApi.deskNews, { newOrders: 0, lastChange: 0 });
  await renderDesk(<ClaimsScreen staff={staffFixture} />, { at: "/claims" });
  await page.getByRole("button", { name: "Auftrag 1048401" }).click();
  const panel = page.getByRole("complementary", { name: "Reklamation" });
  const words = panel.getByText(/Nur zwei von drei Behältern sind leer\./);
  await expect.element(words).toHaveTextContent("„Nur zwei von drei Behältern sind leer.“");
  return { panel, words, answer: panel.getByRole("region", { name: "Reklamation" }) };
}

test("the customer's words of a claim stand once, above what is compared and the answer", async () => {
  const { panel, words, answer } = await openWords(deskClaimFixture.order);
  await expect.element(answer).toBeVisible();
  const compared = panel.getByRole("region", { name: "Kunde" }).element();
  const order = words.element().compareDocumentPosition(compared);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("of a claim that is closed nothing is left to answer below them", async () => {
  const { answer } = await openWords({ ...deskClaimFixture.order, phase: "executed" });
  await expect.element(answer).not.toBeInTheDocument();
});

test("a claim without a ticket has a dash in its column, and is opened by the number of its order", async () => {
  const network = fakeNetwork();
  network.on(deskOrdersApi.deskClaims, { claims: [deskClaimFixture], hasMore: false, counts });
  network.on(deskOrdersApi.deskNews, { newOrders: 0, lastChange: 0 });
  await renderDesk(<ClaimsScreen staff={staffFixture} />, { at: "/claims" });
  const open = page.getByRole("button", { name: "Auftrag 1048401" });
  await expect.element(open).toHaveTextContent("–");
  await open.click();
  await expect.element(page.getByRole("complementary", { name: "Reklamation" })).toBeVisible();
});
