import { type Order, type OrderChangeEntry, ordersApi } from "@kreislauf/contract/orders";
import { purchasingApi } from "@kreislauf/contract/purchasing";
import { sitesApi } from "@kreislauf/contract/sites";
import { permission } from "@kreislauf/contract/base";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { firmPriceFixture } from "../../../test/price.fixture.ts";
import { delayed, fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteFixture, siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { orderFixture } from "../base/order.fixture.ts";
import { openOrderFacts } from "./open-order-facts.ts";
import { OrderDetailScreen } from "./order-detail-screen.tsx";

const dispatch = { id: 3, name: "Disposition" };
const jana = { id: 2001, name: "Jana Petersen" };

const entry = (
  id: number,
  change: OrderChangeEntry["change"],
  changedBy: typeof jana,
  values: Partial<Pick<OrderChangeEntry, "old" | "new">> = {},
): OrderChangeEntry => ({
  id,
  changedOn: `2027-05-1${id}T08:00:00Z`,
  changedBy,
  change,
  old: {},
  new: {},
  ...values,
});

const claimedOrder: Order = {
  ...orderFixture,
  orderStatusId: 3,
  phase: "answered",
  desiredDate: "2027-05-13",
  confirmedDate: "2027-05-14",
  noteToDisposer: "Schlüssel an der Pforte",
  claim: {
    claimedOn: "2027-05-15T08:00:00Z",
    claimedBy: jana,
    claimReasonId: 2,
    claimReason: "Nur teilweise entsorgt",
    reason: "Die dritte Box steht noch.",
    ticketNumber: "T-20417",
    ticketStatus: "In Bearbeitung",
    editedOn: "2027-05-17T08:00:00Z",
    editedBy: dispatch,
    hint: "Wir kommen am Freitag.",
    hasPhoto: false,
  },
};
const entries = [
  entry(7, "ticket_updated", dispatch, {
    old: { hint: "Wir klären das." },
    new: { hint: "Wir kommen am Freitag." },
  }),
  entry(6, "ticket_updated", dispatch, { old: { hint: null }, new: { hint: "Wir klären das." } }),
  entry(5, "claimed", jana),
  entry(2, "confirmed", dispatch, { new: { confirmedDate: "2027-05-14" } }),
  entry(1, "created", jana),
];

async function openOrder(order: Order, log: readonly OrderChangeEntry[] = entries) {
  const network = fakeNetwork();
  network.on(ordersApi.order, { ...order, serviceLocationId: siteFixture.id });
  network.on(ordersApi.orderChangeLog, { entries: [...log] });
  network.on(ordersApi.orderDocuments, { documents: [] });
  network.on(purchasingApi.orderPrice, { price: firmPriceFixture });
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(sitesApi.site, siteFixture);
  await renderScreen(<OrderDetailScreen />, { route: "order", at: "/order/11" });
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  setServerTime("2027-05-19T10:00:00+02:00");
  openOrderFacts.set([]);
  signInAs();
});

describe("an order's page", () => {
  test("names the day that counts and the phase first", async () => {
    await openOrder(claimedOrder);
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Fr., 14.05.2027");
    await expect.element(page.getByText("Reklamiert, beantwortet")).toBeVisible();
    // A non-breaking space keeps the number on the same line as the word before it.
    expect(document.body.textContent).toContain(`Nr.\u00A0${claimedOrder.orderNumber}`);
  });

  test("is waited for within its cards on a phone", async () => {
    await page.viewport(340, 844);
    const network = fakeNetwork();
    network.on(ordersApi.order, () => delayed<Order>().answer);
    network.on(sitesApi.listSiteOptions, siteLabelsFixture);
    await renderScreen(<OrderDetailScreen />, { route: "order", at: "/order/11" });
    await expect.element(page.getByText("Auftrag wird geladen")).toBeInTheDocument();
    const bars = () => [...document.querySelectorAll<HTMLElement>("span[aria-hidden][style*=height]")];
    await expect.poll(() => bars().length).toBeGreaterThan(8);
    const places = bars().map(({ parentElement }) => parentElement);
    expect(places.filter((place) => place && place.scrollWidth > place.clientWidth)).toEqual([]);
  });

  test("leads back while it is waited for", async () => {
    const network = fakeNetwork();
    network.on(ordersApi.order, () => delayed<Order>().answer);
    network.on(sitesApi.listSiteOptions, siteLabelsFixture);
    await renderScreen(<OrderDetailScreen />, { route: "order", at: "/order/11" });
    await expect.element(page.getByRole("link", { name: "Auftragshistorie" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Auftrag", level: 1 })).toBeVisible();
  });

  test("shows a claim and each answer of dispatch as one thread, the oldest first", async () => {
    await openOrder(claimedOrder);
    const thread = page.getByRole("region", { name: "Reklamation" }).getByRole("listitem");
    await expect.element(thread.nth(0)).toMatchTextContent(/Nur teilweise entsorgt.*Jana Petersen/);
    await expect.element(thread.nth(1)).toMatchTextContent(/Antwort der Disposition.*Wir klären das/);
    await expect.element(thread.nth(2)).toMatchTextContent(/Antwort der Disposition.*Wir kommen am Freitag/);
    expect(thread.elements()).toHaveLength(3);
  });

  test("leads from a step to its entry in the history", async () => {
    await openOrder(claimedOrder);
    const steps = page.getByRole("list", { name: "Weg des Auftrags" });
    await steps.getByRole("button", { name: "Bestätigt" }).click();
    const history = page.getByRole("region", { name: "Verlauf" }).getByRole("listitem");
    await expect.element(history.nth(3)).toHaveFocus();
    expect(
      steps
        .getByRole("listitem")
        .elements()
        .filter((step) => step.ariaCurrent === "step")
        .map((step) => step.textContent),
    ).toEqual([expect.stringContaining("reklamiert")]);
  });

  test("has each step on one line with its day on a phone, and its whole row leads there", async () => {
    await page.viewport(390, 844);
    await openOrder(claimedOrder);
    const step = page.getByRole("list", { name: "Weg des Auftrags" }).getByRole("listitem").nth(1);
    await expect.element(step.getByRole("button", { name: "Bestätigt" })).toBeVisible();
    const middleOf = (selector: string) => {
      const words = document.createRange();
      words.selectNodeContents(step.element().querySelector(selector) ?? document.body);
      const { top, bottom } = words.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    expect(Math.abs(middleOf("button") - middleOf("small"))).toBeLessThan(1.5);
    const row = step.element().getBoundingClientRect();
    const right = document.elementFromPoint(row.right - 4, row.top + 4);
    expect(right).toBe(step.getByRole("button").element());
  });

  test("says at which price it was given", async () => {
    await openOrder(orderFixture);
    await expect.element(page.getByText(/Preisliste 2026-01, gültig seit 01\.01\.2026\./)).toBeVisible();
    await expect.element(page.getByText(/72,35/)).toBeVisible();
  });

  test("remembers which facts a person opened", async () => {
    await openOrder(claimedOrder);
    const note = page
      .getByRole("region", { name: "Auftragsdaten" })
      .getByRole("definition")
      .getByText("Schlüssel an der Pforte");
    await expect.element(page.getByText("Hinweis und Ansprechperson")).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
    await page.getByText("Hinweis und Ansprechperson").click();
    await expect.element(note).toBeVisible();
    await expect.poll(() => openOrderFacts.get()).toEqual(["notes"]);
  });

  test("tells nothing of receipts and invoices to whoever may not see them", async () => {
    signInAs({ permissions: [permission.orderManager] });
    await openOrder(claimedOrder);
    const steps = page.getByRole("list", { name: "Weg des Auftrags" }).getByRole("listitem");
    await expect.element(steps.nth(2)).toBeVisible();
    expect(steps.elements()).toHaveLength(3);
  });
});
