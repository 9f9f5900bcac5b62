import { type DeskClaim, deskOrdersApi } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal, unreachable } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deskClaimFixture } from "../../../test/claim.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { useListKeys } from "../base/use-list-keys.ts";
import { SecondTrip } from "./second-trip.tsx";

const claim: DeskClaim = {
  ...deskClaimFixture,
  claim: { ...deskClaimFixture.claim, ticketNumber: "T-17" },
};
const { order } = claim;

const form = page.getByRole("form", { name: "Zweite Fahrt" });
const day = form.getByLabelText(/^Tag der zweiten Fahrt/);
const answer = form.getByLabelText(/^Antwort an den Kunden/);

async function fillForm() {
  const network = fakeNetwork();
  await renderDesk(<SecondTrip claim={claim} />, { at: "/claims" });
  await page.getByRole("button", { name: "Zweite Fahrt" }).click();
  await day.fill("19.05.2027");
  await expect.element(form.getByLabelText(/^Ticketnummer/)).toHaveValue("T-17");
  await answer.fill("Wir kommen am Mittwoch noch einmal.");
  return network;
}

const send = form.getByRole("button", { name: "Zweite Fahrt beauftragen" });

test("another trip is ordered for a day, with the ticket and the answer of the claim", async () => {
  const network = await fillForm();
  const calls = network.on(deskOrdersApi.orderSecondTrip, {
    order: { ...order, version: 3 },
    secondOrderId: 13,
    secondOrderNumber: "1048403",
  });
  await send.click();
  await expect
    .element(page.getByText(/Die zweite Fahrt am Mi\., 19\.05\.2027 ist beauftragt, Auftrag 1048403\./))
    .toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  expect(calls.map(({ params, body }) => [params, body])).toEqual([
    [
      { orderId: "11" },
      {
        version: 2,
        date: "2027-05-19",
        ticketNumber: "T-17",
        hint: "Wir kommen am Mittwoch noch einmal.",
      },
    ],
  ]);
});

test("a day that is refused says so at its field, and the answer stays", async () => {
  const network = await fillForm();
  network.on(deskOrdersApi.orderSecondTrip, refusal("holiday", { message: "An diesem Tag ist Feiertag." }));
  await send.click();
  await expect.element(day).toHaveAccessibleDescription(/An diesem Tag ist Feiertag\./);
  await expect.element(day).toHaveFocus();
  await expect.element(day).toHaveValue("19.05.2027");
  await expect.element(answer).toHaveValue("Wir kommen am Mittwoch noch einmal.");
});

test("a day and a number that are missing are said at once", async () => {
  const network = await fillForm();
  const calls = network.on(deskOrdersApi.orderSecondTrip, unreachable);
  const message = "Bitte füllen Sie dieses Feld aus.";
  const number = form.getByLabelText(/^Ticketnummer/);
  await day.fill("");
  await number.fill("");
  await send.click();
  await expect.element(number).toHaveAccessibleDescription(message);
  await expect.element(day).toHaveAccessibleDescription(message);
  expect(calls).toHaveLength(0);
});

function WithKeys() {
  useListKeys({ ids: [order.id], currentId: order.id, open: () => {} });
  return <SecondTrip claim={claim} />;
}

test("E opens the form; Z, which takes back elsewhere, does not", async () => {
  await renderDesk(<WithKeys />, { at: "/claims" });
  await expect.element(page.getByRole("button", { name: "Zweite Fahrt" })).toBeVisible();
  await userEvent.keyboard("z");
  await expect.element(form).not.toBeInTheDocument();
  await userEvent.keyboard("e");
  await expect.element(form).toBeVisible();
});

test("a claim without a ticket begins with the order's number", async () => {
  await renderDesk(<SecondTrip claim={deskClaimFixture} />, { at: "/claims" });
  await page.getByRole("button", { name: "Zweite Fahrt" }).click();
  await expect.element(form.getByLabelText(/^Ticketnummer/)).toHaveValue("1048401");
});
