import { deskAgreementsApi } from "@kreislauf/contract/desk";
import { delayed, fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deskAgreementFixture } from "../../../test/agreement.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { AgreementPanel } from "./agreement-panel.tsx";

const form = page.getByRole("form");
const note = form.getByLabelText(/^An den Kunden/);

async function openForm(button: string) {
  const network = fakeNetwork();
  await renderDesk(<AgreementPanel agreement={deskAgreementFixture} onClose={() => {}} />, {
    at: "/agreements",
  });
  await page.getByRole("button", { name: button }).click();
  return network;
}

const lastDay = form.getByLabelText(/^Letzter Tag/);

/** Opens the form that ends the agreement and enters a last day; one order is after that day. */
async function openEnd() {
  const network = await openForm("Beenden …");
  const previews = network.on(deskAgreementsApi.deskAgreementEndPreview, {
    total: 1,
    orders: [{ orderNumber: "1048401", desiredDate: "2027-07-08" }],
  });
  await lastDay.fill("30.06.2027");
  await expect.element(form.getByText("1048401 am Do., 08.07.2027")).toBeVisible();
  expect(previews.map(({ query }) => query)).toEqual([{ endsOn: "2027-06-30" }]);
  await note.fill("Wie besprochen.");
  return network;
}

test("an agreement ends on its last day, and the button says which orders that costs", async () => {
  const network = await openEnd();
  const calls = network.on(deskAgreementsApi.endDeskAgreement, deskAgreementFixture);
  await form.getByRole("button", { name: "Beenden, 1 Auftrag stornieren" }).click();
  await expect.element(page.getByText("Das Ende ist gesetzt.")).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  expect(calls.map(({ params, body }) => [params, body])).toEqual([
    [{ agreementId: "7" }, { version: 3, endsOn: "2027-06-30", cancelledOrders: 1, note: "Wie besprochen." }],
  ]);
});

test("until the orders that an end costs are read, it is locked and says why", async () => {
  const network = await openForm("Beenden …");
  const ends = network.on(deskAgreementsApi.endDeskAgreement, deskAgreementFixture);
  const preview = delayed<Response>();
  network.on(deskAgreementsApi.deskAgreementEndPreview, () => preview.answer);
  await lastDay.fill("30.06.2027");
  const end = form.getByRole("button", { name: /^Vereinbarung beenden/ });
  await expect.element(end).toHaveAccessibleDescription(/welche Aufträge/);
  await end.click({ force: true });
  preview.arrive(refusal("internal"));
  await expect.element(form.getByRole("alert")).toBeVisible();
  await end.click({ force: true });
  expect(ends).toEqual([]);
  network.on(deskAgreementsApi.deskAgreementEndPreview, { total: 0, orders: [] });
  await form.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(form.getByText("Kein offener Auftrag liegt nach dem letzten Tag.")).toBeVisible();
  await end.click();
  await expect.element(page.getByText("Das Ende ist gesetzt.")).toBeVisible();
  expect(ends.map(({ body }) => body)).toMatchObject([{ cancelledOrders: 0 }]);
});

test("a last day that is refused says so at its field, and nothing typed is lost", async () => {
  const network = await openEnd();
  const details = [{ field: "endsOn", message: "Dieser Tag ist schon vorbei." }];
  network.on(deskAgreementsApi.endDeskAgreement, refusal("validation", { details }));
  await form.getByRole("button", { name: "Beenden, 1 Auftrag stornieren" }).click();
  await expect.element(lastDay).toHaveAccessibleDescription(/Dieser Tag ist schon vorbei\./);
  await expect.element(lastDay).toHaveFocus();
  await expect.element(lastDay).toHaveValue("30.06.2027");
  await expect.element(note).toHaveValue("Wie besprochen.");
});

test("the number of containers is set in the version that was read", async () => {
  const network = await openForm("Behälterzahl setzen");
  const calls = network.on(deskAgreementsApi.setDeskStock, { ...deskAgreementFixture, containersOnSite: 3 });
  const containers = form.getByLabelText(/^Behälter am Standort/);
  await expect.element(containers).toHaveValue("2");
  await userEvent.fill(containers, "3");
  await note.fill("Gezählt am Montag.");
  await form.getByRole("button", { name: "Speichern" }).click();
  await expect.element(page.getByText("Die Behälterzahl ist gesetzt.")).toBeVisible();
  expect(calls.map(({ params, body }) => [params, body])).toEqual([
    [{ agreementId: "7" }, { version: 3, containersOnSite: 3, note: "Gezählt am Montag." }],
  ]);
});

test("a number of containers that is refused keeps what was typed", async () => {
  const network = await openForm("Behälterzahl setzen");
  const message = "So viele Behälter sollen noch abgezogen werden.";
  network.on(deskAgreementsApi.setDeskStock, refusal("stock_below_withdrawals", { message }));
  const containers = form.getByLabelText(/^Behälter am Standort/);
  await userEvent.fill(containers, "0");
  await note.fill("Gezählt am Montag.");
  await form.getByRole("button", { name: "Speichern" }).click();
  await expect.element(containers).toHaveAccessibleDescription(/noch abgezogen werden/);
  await expect.element(containers).toHaveFocus();
  await expect.element(containers).toHaveValue("0");
  await expect.element(note).toHaveValue("Gezählt am Montag.");
});
