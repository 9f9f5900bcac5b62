import { deskOrdersApi } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { chooseLanguage } from "@kreislauf/ui/base/language.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { serveInbox } from "../../../test/inbox.fixture.ts";
import { deskOrderFixture } from "../../../test/order.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { InboxScreen } from "../inbox/inbox-screen.tsx";

const order = { ...deskOrderFixture, version: 2, orderStatusId: 3, phase: "claimed" } as const;
const claim = {
  claimedOn: "2027-05-17T07:00:00Z",
  reason: "Nicht geleert",
  ticketNumber: null,
  ticketStatus: null,
  hint: null,
};

const card = page.getByRole("region", { name: "Reklamation" });
const number = card.getByLabelText(/^Ticketnummer/);
const state = card.getByLabelText(/^Stand/);
const answer = card.getByLabelText(/^Antwort an den Kunden/);
const send = card.getByRole("button", { name: "Antwort senden" });

async function openClaim() {
  const network = fakeNetwork();
  const inbox = serveInbox(network, [order]);
  inbox.change({ order, claim });
  await renderDesk(<InboxScreen staff={staffFixture} />, { at: "/orders?phase=claimed" });
  await page.getByRole("button", { name: "Holzbau Petersen" }).click();
  return { network, inbox };
}

async function fillAnswer() {
  const { network, inbox } = await openClaim();
  await number.fill("T-17");
  await state.fill("in Arbeit");
  await answer.fill("Wir kommen morgen.");
  return { network, inbox };
}

test("a claim is answered in the version that was read, and the card shows what is kept", async () => {
  const { network, inbox } = await fillAnswer();
  const ticket = { ticketNumber: "T-17", ticketStatus: "in Arbeit", hint: "Wir kommen morgen." };
  const calls = network.on(deskOrdersApi.answerDeskClaim, () =>
    inbox.change({
      order: { ...order, version: 3 },
      claim: { ...claim, ...ticket, ticketStatus: "In Arbeit" },
    }),
  );
  await send.click();
  await expect.element(state).toHaveValue("In Arbeit");
  expect(calls.map(({ params, body }) => [params, body])).toEqual([
    [{ orderId: "11" }, { version: 2, ...ticket }],
  ]);
});

test("only the answer has to be written: number and state are there, and it says that it is sent", async () => {
  const { network, inbox } = await openClaim();
  const calls = network.on(deskOrdersApi.answerDeskClaim, () =>
    inbox.change({ order: { ...order, version: 3 }, claim: { ...claim, hint: "Wir kommen morgen." } }),
  );
  await answer.fill("Wir kommen morgen.");
  await send.click();
  await expect.element(page.getByText("Die Antwort zu Auftrag 1048401 ist gesendet.")).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { version: 2, ticketNumber: "1048401", ticketStatus: "In Bearbeitung", hint: "Wir kommen morgen." },
  ]);
});

test("the state that the customer reads is German, whatever language the desk is in", async () => {
  chooseLanguage("en");
  onTestFinished(() => chooseLanguage("de"));
  await openClaim();
  const englishCard = page.getByRole("region", { name: "Claim" });
  await expect.element(englishCard.getByLabelText(/^Status/)).toHaveValue("In Bearbeitung");
});

test("what the server has against the answer stands beside it, and it stays", async () => {
  const { network } = await fillAnswer();
  const details = [{ field: "hint", message: "Das ist zu lang." }];
  network.on(deskOrdersApi.answerDeskClaim, refusal("validation", { details }));
  await send.click();
  await expect.element(answer).toHaveAccessibleDescription(/Das ist zu lang\./);
  await expect.element(answer).toHaveFocus();
  await expect.element(answer).toHaveValue("Wir kommen morgen.");
});

test("after somebody else's change the words stay, with the reason", async () => {
  const { network, inbox } = await fillAnswer();
  network.on(deskOrdersApi.answerDeskClaim, () => {
    inbox.change({ order: { ...order, version: 3 }, claim, details: "Hintereingang" });
    return refusal("order_changed");
  });
  await send.click();
  await expect.element(page.getByText("Hintereingang")).toBeVisible();
  await expect.element(card.getByRole("alert")).toMatchTextContent(/Jemand anders hat den Auftrag/);
  await expect.element(answer).toHaveValue("Wir kommen morgen.");
  await expect.element(number).toHaveValue("T-17");
});
