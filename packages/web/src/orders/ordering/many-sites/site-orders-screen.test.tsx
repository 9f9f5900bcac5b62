import { agreementsApi } from "@kreislauf/contract/agreements";
import { catalogApi } from "@kreislauf/contract/catalog";
import { orderingApi, type SiteOrderCheck } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { agreementFixture } from "../../../../test/agreement.fixture.ts";
import { fakeNetwork, refusal } from "../../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../../test/render-screen.tsx";
import { setServerTime } from "../../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../../test/sites.fixture.ts";
import { orderFixture } from "../../base/order.fixture.ts";
import { watchTexts } from "../../../../test/watch-texts.ts";
import { SiteOrdersScreen } from "./site-orders-screen.tsx";

beforeEach(() => setServerTime("2027-05-17T10:00:00+02:00"));

/** Ids of site and agreement: Kassel has agreement 7, Fulda has agreement 8. */
const places = [
  [3, 7],
  [5, 8],
] as const;
const existing = { id: 21, orderNumber: "1048500" };
const checkOf = (agreementId: number, ordered: readonly number[]): SiteOrderCheck => ({
  agreementId,
  refused: null,
  proofWarning: null,
  firstDate: "2027-05-26",
  existing: ordered.includes(agreementId) ? existing : null,
  price: null,
});

/** Opens the last step; the given agreements already have an order on the day. */
async function openCheck(ordered: readonly number[]) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(agreementsApi.listAgreementsOfSites, {
    sites: places.map(([serviceLocationId, agreementId]) => ({
      serviceLocationId,
      agreements: [{ ...agreementFixture, agreementId }],
    })),
  });
  network.on(catalogApi.germanHolidays, { data: { holidays: "", names: {} } });
  network.on(orderingApi.expectedApprovals, { approvals: [null, null] });
  const setOrdered = (of: readonly number[]) =>
    network.on(orderingApi.checkSiteOrders, {
      rows: places.map(([, agreementId]) => checkOf(agreementId, of)),
      editCutoff: "noon",
    });
  setOrdered(ordered);
  const calls = network.on(orderingApi.createSiteOrders, {
    rows: places.map(([, agreementId], index) => ({
      agreementId,
      order: { ...orderFixture, id: 31 + index, orderNumber: String(1_048_600 + index) },
      approvalRequest: null,
      refused: null,
    })),
  });
  signInAs();
  await renderScreen(<SiteOrdersScreen />, {
    route: "siteOrders",
    at: "/agreements/several-sites?site=all&orderStep=amounts&orderSubject=101-201-4",
  });
  await page.getByRole("button", { name: "2 Aufträge prüfen" }).click();
  await expect.element(give).toBeVisible();
  return { network, calls, setOrdered };
}
const give = page.getByRole("button", { name: "2 Aufträge erteilen" });
const question = page.getByRole("alertdialog");

test("the last step shows an order that the day already has, and asks before a second one is sent", async () => {
  const { calls } = await openCheck([8]);
  const row = page.getByRole("listitem").filter({ hasText: "Werk Fulda" });
  await expect.element(row).toMatchTextContent("An diesem Tag gibt es schon Auftrag 1048500.");
  await expect
    .element(row.getByRole("link", { name: "Auftrag 1048500" }))
    .toHaveAttribute("href", "#/order/21");
  await give.click();
  await expect.element(question).toMatchTextContent("An 1 Standort gibt es an dem Tag schon einen Auftrag.");
  const asked = watchTexts(question);
  await question.getByRole("button", { name: "Zurück" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect([...asked]).toHaveLength(1);
  expect(calls).toHaveLength(0);
  await give.click();
  await question.getByRole("button", { name: "Trotzdem erteilen" }).click();
  await expect.element(page.getByRole("heading", { name: "2 Aufträge erteilt" })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("what somebody else has ordered since is asked about too, and nothing where there is nothing", async () => {
  const { calls, setOrdered } = await openCheck([]);
  setOrdered([7, 8]);
  await give.click();
  await expect
    .element(question)
    .toMatchTextContent("An 2 Standorten gibt es an dem Tag schon einen Auftrag.");
  await question.getByRole("button", { name: "Zurück" }).click();
  setOrdered([]);
  await give.click();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(question.query()).toBeNull();
});

test("where it cannot be found out what there is already, that is said before anything is sent", async () => {
  const { network, calls } = await openCheck([]);
  network.on(orderingApi.checkSiteOrders, refusal("internal"));
  await give.click();
  await expect.element(question).toMatchTextContent("ließ sich nicht prüfen");
  expect(calls).toHaveLength(0);
  await question.getByRole("button", { name: "Trotzdem erteilen" }).click();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
});
