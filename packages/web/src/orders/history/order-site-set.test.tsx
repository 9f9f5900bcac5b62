import { ordersApi, savedViewsApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MobileBarSlot } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { noFilterOptions, orderFixture } from "../base/order.fixture.ts";
import { OrderHistoryScreen } from "./order-history-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const counts = { orderAmountsByOrderStatus: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 }, total: 1 };
const switcher = page.getByRole("button", { name: /^Standort:/ });
const picker = page.getByRole("group", { name: "Standorte wählen" });
const box = (name: string) => picker.getByRole("checkbox", { name: `${name} auswählen` });

async function openScreen(at: string, network = fakeNetwork()) {
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const one = network.on(ordersApi.listOrders, { orders: [orderFixture], ...counts });
  const all = network.on(ordersApi.listAllOrders, { orders: [orderFixture], ...counts });
  // Requested when the browser is idle, or if the pointer rests on a row or a filter.
  network.on(savedViewsApi.savedViews, { views: [], columns: null });
  network.on(ordersApi.order, orderFixture);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  network.on(ordersApi.filterOptions, noFilterOptions);
  signInAs();
  const screen = (
    <>
      <MobileBarSlot area="scope" className={undefined} />
      <OrderHistoryScreen />
    </>
  );
  const { address } = await renderScreen(screen, { route: "orderHistory", at });
  await expect.element(switcher).toBeVisible();
  const filters = () => all.flatMap(({ query }) => (query["filter"] === undefined ? [] : [query["filter"]]));
  return { filters, one, address };
}

test("a Land and a group are chosen together, and the list is asked for both", async () => {
  const { filters, address } = await openScreen("/order-history?site=all");
  await switcher.click();
  await box("Hessen").click();
  await box("Filialen").click();
  await expect.element(picker.getByText("2 Standorte gewählt")).toBeVisible();
  await picker.getByRole("button", { name: "Anwenden" }).click();
  await expect.element(switcher).toHaveTextContent("Standort: Filialen, Hessen2 Standorte");
  expect(address()).toContain("site=HE-g5");
  await expect.poll(() => filters().at(-1)).toBe('{"land":["HE"],"groups":[5]}');
});

test("a name shows this site alone, and stands under the recent ones from then on", async () => {
  const { one, address } = await openScreen("/order-history?site=all");
  await switcher.click();
  await picker.getByRole("button", { name: /1202 Werk Fulda/ }).click();
  await expect.element(switcher.getByText("1202 Werk Fulda")).toBeVisible();
  expect(address()).toMatch(/site=5$/);
  await expect.poll(() => one.length).toBeGreaterThan(0);
  await switcher.click();
  await expect
    .element(picker.getByRole("region", { name: "Zuletzt" }).getByRole("button", { name: /1202 Werk Fulda/ }))
    .toBeVisible();
});

test("the keyboard searches, walks the rows, ticks and applies", async () => {
  const { address } = await openScreen("/order-history?site=all");
  await switcher.click();
  await expect.element(picker.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("hessen{ArrowDown}");
  await expect.element(box("Hessen")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown} {ArrowDown} {Enter}");
  await expect.element(switcher).toHaveTextContent("Standort: Kassel, Werk Fulda2 Standorte");
  expect(address()).toMatch(/site=3-5$/);
});

test("Enter on a row shows this row alone, whatever the search found first", async () => {
  const { address } = await openScreen("/order-history?site=all");
  await switcher.click();
  await userEvent.keyboard("hessen{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(box("Werk Fulda")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toMatch(/site=5$/);
  await switcher.click();
  (box("Filialen").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toMatch(/site=g5$/);
});

test("Escape changes nothing and returns the focus", async () => {
  const { address } = await openScreen("/order-history?site=3-5");
  await switcher.click();
  await picker.getByRole("button", { name: "Leeren" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(switcher).toHaveFocus();
  expect(address()).toMatch(/site=3-5$/);
});

test("what is not assigned any more is left out, and it is said", async () => {
  const { filters, address } = await openScreen("/order-history?site=3-5-99-BY");
  await expect.element(page.getByText(/^2 Teile der Auswahl sind Ihnen nicht zugewiesen/)).toBeVisible();
  expect(filters().at(-1)).toBe('{"sites":[3,5]}');
  expect(address()).toContain("site=3-5-99-BY");
});

test("a search without hits says so", async () => {
  await openScreen("/order-history?site=all");
  await switcher.click();
  await userEvent.keyboard("Atlantis");
  await expect.element(picker.getByText(/^Kein Standort zu/)).toBeVisible();
});

test("an address that names nothing gets what is shown, so that it can be sent on", async () => {
  const { address } = await openScreen("/order-history");
  await expect.poll(address).toContain("site=all");
});

test("a chip that is removed by keyboard leaves the focus in the picker", async () => {
  const { address } = await openScreen("/order-history?site=3-5");
  await switcher.click();
  const remove = picker.getByRole("button", { name: "Kassel entfernen" });
  await expect.element(remove).toBeVisible();
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(picker.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toMatch(/site=5$/);
});

test("a Land opens to its sites; one taken out of it leaves the others", async () => {
  const { address } = await openScreen("/order-history?site=HE");
  await switcher.click();
  await picker.getByRole("button", { name: "Standorte von Hessen zeigen" }).click();
  const laender = picker.getByRole("region", { name: "Bundesländer" });
  await expect.element(laender.getByRole("button", { name: /1202 Werk Fulda/ })).toBeVisible();
  await expect.element(laender.getByText("alle 2 gewählt")).toBeVisible();
  await laender.getByRole("checkbox", { name: "Werk Fulda auswählen" }).click();
  await expect.element(laender.getByText("1 gewählt", { exact: true })).toBeVisible();
  await picker.getByRole("button", { name: "Anwenden" }).click();
  await expect.poll(address).toMatch(/site=3$/);
});

test("the right arrow opens a group, the left one closes it", async () => {
  await openScreen("/order-history?site=all");
  await switcher.click();
  const opener = picker.getByRole("button", { name: "Standorte von Filialen zeigen" });
  (box("Filialen").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
});

test("a site that is marked stands under the favourites; a refusal takes the mark back", async () => {
  const network = fakeNetwork();
  const marks = network.on(sitesApi.markFavouriteSite, { favourite: true });
  await openScreen("/order-history?site=all", network);
  await switcher.click();
  const star = picker
    .getByRole("region", { name: "Standorte" })
    .getByRole("button", { name: "Werk Fulda als Favorit" });
  await star.click();
  await expect.element(star).toHaveAttribute("aria-pressed", "true");
  expect(marks.map(({ body }) => body)).toEqual([{ favourite: true }]);
  const favourites = picker.getByRole("region", { name: "Favoriten" });
  await expect.element(favourites.getByRole("button", { name: /1202 Werk Fulda/ })).toBeVisible();
  const refused = network.on(sitesApi.markFavouriteSite, refusal("not_found"));
  await favourites.getByRole("button", { name: "Werk Fulda als Favorit" }).click();
  await expect.poll(() => refused.length).toBe(1);
  await expect.element(star).toHaveAttribute("aria-pressed", "true");
});

test("a phone shows the picker as a sheet of full width at the bottom", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  await openScreen("/order-history?site=all");
  await switcher.click();
  await expect.element(picker).toBeVisible();
  const { left, right, bottom } = picker.element().getBoundingClientRect();
  expect([left, right, bottom]).toEqual([0, 390, 844]);
});
