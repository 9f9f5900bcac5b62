import { agreementsApi } from "@kreislauf/contract/agreements";
import { permission } from "@kreislauf/contract/base";
import { documentsApi } from "@kreislauf/contract/documents";
import { ordersApi } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { peopleApi } from "@kreislauf/contract/users";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { agreementFixture } from "../../../test/agreement.fixture.ts";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { siteFixture, siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { documentFixture } from "../../documents/document.fixture.ts";
import { orderFixture } from "../../orders/base/order.fixture.ts";
import { recentlyOpened } from "./recently-opened.ts";
import { SearchDialog } from "./search-dialog.tsx";

const field = page.getByRole("combobox", { name: "Suchen" });
const option = (name: string | RegExp) => page.getByRole("option", { name });
const group = (name: string) => page.getByRole("group", { name, exact: true });
const unavailable = () => Response.json({}, { status: 503 });

const noSites = {
  serviceLocations: [],
  total: 0,
  amounts: { active: 0, inactive: 0, containers: 0 },
  branch: [],
  myNaturePartners: [],
  myNatureContracts: [],
  myNatureShipToNumbers: [],
};
const person = {
  userId: 31,
  firstName: "Mario",
  lastName: "Keil",
  email: "mario.keil@holzbau.example",
  phone: null,
  ebeneId: null,
  groupId: null,
  status: "registered" as const,
  invitedUntil: null,
  profilePicture: null,
  groupName: null,
  permissions: [11],
  locationCount: 2,
  lastSignInOn: null,
};

/** A network that finds something of every kind. */
function networkWithHits() {
  const network = fakeNetwork();
  const { agreementId, agreementNumber, wasteType, containerType, containersOnSite } = agreementFixture;
  const container = { agreementId, agreementNumber, wasteType, containerType, containersOnSite };
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  return {
    orders: network.on(ordersApi.listAllOrders, { orders: [orderFixture], total: 214 }),
    sites: network.on(sitesApi.listSites, { ...noSites, serviceLocations: [siteFixture], total: 1 }),
    containers: network.on(agreementsApi.searchAgreements, {
      agreements: [{ ...container, serviceLocationId: 3 }],
      total: 1,
    }),
    documents: network.on(documentsApi.listDocuments, {
      documents: [documentFixture({ id: 8 })],
      totalRecords: 97,
      amountsByType: { invoice: 96, credit_note: 1 },
    }),
    registered: network.on(peopleApi.registeredUsers, { users: [person], total: 1 }),
    invited: network.on(peopleApi.invitedUsers, { users: [], total: 0 }),
    network,
  };
}

const show = async (onExport: () => void = () => undefined, onClosed: () => void = () => undefined) =>
  await renderScreen(<SearchDialog onExport={onExport} onClosed={onClosed} />, {
    route: "dashboard",
    at: "/dashboard",
  });

beforeEach(async () => {
  await page.viewport(1440, 900);
  recentlyOpened.set([]);
  signInAs();
});

test("finds everything that has the words, each kind with a link to all of it", async () => {
  const { orders } = networkWithHits();
  await show();
  await userEvent.keyboard("k");
  await userEvent.keyboard("as");
  await expect.element(option(/Papier · Leeren · Werk Fulda/)).toHaveAttribute("href", "#/order/11");
  const titles = page.getByRole("listbox").element().querySelectorAll("[role=group] > :first-child");
  expect([...titles].map((title) => title.textContent)).toEqual([
    "Standorte",
    "Aufträge",
    "Behälter",
    "Belege",
    "Personen",
    "Befehle",
  ]);
  await expect
    .element(option("Alle 214 Aufträge"))
    .toHaveAttribute("href", "#/order-history?site=all&orderSearch=kas");
  await expect
    .element(option("Alle 96 Rechnungen"))
    .toHaveAttribute("href", "#/documents?documentType=invoice&documentSearch=kas");
  await expect
    .element(option(/2 × Umleerbehälter 1.100 l · Kassel/))
    .toHaveAttribute("href", "#/agreements?site=3");
  await expect.element(option(/Mario Keil/)).toHaveAttribute("href", "#/settings/user/edit/31");
  await expect.element(option("Auftrag erteilen für Kassel")).toHaveAttribute("href", "#/agreements?site=3");
  expect(orders.at(-1)?.query).toEqual({ search: "kas", amount: "3" });
});

test("one kind alone shows more of it, and documents of the other types", async () => {
  const { documents, orders } = networkWithHits();
  await show();
  await userEvent.keyboard("kas");
  await expect.element(option("Alle 96 Rechnungen")).toBeVisible();
  expect(option("1 Gutschrift").query()).toBeNull();
  // "ka" may have been searched for before, if the keys came slowly.
  await expect.poll(() => orders.at(-1)?.query).toMatchObject({ search: "kas" });
  const searched = orders.length;
  await page.getByRole("button", { name: "Belege" }).click();
  await expect.element(option("1 Gutschrift")).toBeVisible();
  expect(option(/Papier · Leeren/).query()).toBeNull();
  expect(documents.at(-1)?.body).toMatchObject({ filter: "kas", limit: 12 });
  expect(orders).toHaveLength(searched);
});

test("whoever may see neither orders nor documents nor people searches sites only", async () => {
  signInAs({ permissions: [permission.defaultUser], documentsEnabled: false });
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(sitesApi.listSites, { ...noSites, serviceLocations: [siteFixture], total: 1 });
  await show();
  await userEvent.keyboard("kas");
  await expect.element(option(/^Kassel/)).toBeVisible();
  expect(page.getByRole("button", { name: "Aufträge" }).query()).toBeNull();
  expect(option(/Auftrag erteilen/).query()).toBeNull();
});

test("a whole number comes first", async () => {
  networkWithHits();
  await show();
  await userEvent.keyboard("1048401");
  await expect.element(group("Genau diese Nummer").getByRole("option")).toHaveAttribute("href", "#/order/11");
  await expect.element(group("Aufträge").getByRole("option")).toHaveTextContent("Alle 214 Aufträge");
});

test("the keyboard chooses; what was opened is offered again, and Escape clears before it closes", async () => {
  const onClosed = vi.fn<() => void>();
  networkWithHits();
  const { address } = await show(undefined, onClosed);
  await userEvent.keyboard("kas");
  await expect.element(option(/Papier · Leeren/)).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option(/Papier · Leeren/)).toHaveAttribute("data-highlighted");
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveValue("");
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.keyboard("kas");
  await expect.element(option(/^Kassel/)).toHaveAttribute("data-highlighted");
  expect(address()).toBe("/dashboard");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onClosed.mock.calls).toHaveLength(1);
  expect(recentlyOpened.get()).toEqual([
    {
      kind: "site",
      title: "Kassel",
      detail: "1201 · Lindenweg 12, 34125 Kassel",
      href: "#/settings/location/3",
    },
  ]);
});

test("without words it offers what was opened last, and commands", async () => {
  recentlyOpened.set([{ kind: "order", title: "Altreifen", detail: "1051951", href: "#/order/9" }]);
  fakeNetwork();
  const onExport = vi.fn<() => void>();
  await show(onExport);
  await expect.element(group("Zuletzt geöffnet").getByRole("option")).toHaveAttribute("href", "#/order/9");
  await userEvent.keyboard("e");
  expect(group("Zuletzt geöffnet").query()).toBeNull();
  await userEvent.keyboard("{Backspace}");
  await option("Aufträge exportieren").click();
  await vi.waitFor(() => expect(onExport).toHaveBeenCalled(), { timeout: 10_000 });
});

test("a screen is found by another name of what it shows", async () => {
  networkWithHits();
  await show();
  await userEvent.keyboard("Wiegeschein");
  await expect.element(group("Befehle").getByRole("option")).toHaveAttribute("href", "#/documents");
});

test("says that there is nothing", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(ordersApi.listAllOrders, { orders: [], total: 0 });
  network.on(sitesApi.listSites, noSites);
  network.on(agreementsApi.searchAgreements, { agreements: [], total: 0 });
  network.on(documentsApi.listDocuments, { documents: [], totalRecords: 0, amountsByType: {} });
  network.on(peopleApi.registeredUsers, { users: [], total: 0 });
  network.on(peopleApi.invitedUsers, { users: [], total: 0 });
  await show();
  await userEvent.keyboard("Zwiesel");
  await expect.element(page.getByRole("heading", { name: "Nichts zu „Zwiesel“" })).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("Nichts gefunden");
});

test("a kind that cannot be searched is said, the rest is shown, and it can be tried again", async () => {
  const { network } = networkWithHits();
  network.on(documentsApi.listDocuments, unavailable);
  await show();
  await userEvent.keyboard("kas");
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent("Nicht alles konnte durchsucht werden.");
  await expect.element(option(/Papier · Leeren/)).toBeVisible();
  network.on(documentsApi.listDocuments, {
    documents: [documentFixture({ id: 8 })],
    totalRecords: 1,
    amountsByType: {},
  });
  await alert.getByRole("button", { name: "Erneut suchen" }).click();
  await expect.element(option(/Rechnung RE-8/)).toBeVisible();
  expect(alert.query()).toBeNull();
});

test("a search that fails as a whole says so, and never that there is nothing", async () => {
  signInAs({ permissions: [permission.defaultUser], documentsEnabled: false });
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(sitesApi.listSites, unavailable);
  await show();
  await userEvent.keyboard("kas");
  await expect.element(page.getByRole("alert")).toMatchTextContent("Die Suche antwortet gerade nicht");
  expect(page.getByRole("heading", { name: /^Nichts zu/ }).query()).toBeNull();
});

test("nothing is searched for one letter, nor shown of what was searched before", async () => {
  const { orders } = networkWithHits();
  await show();
  await userEvent.keyboard("kas");
  await expect.element(option(/Papier · Leeren/)).toBeVisible();
  await userEvent.keyboard("{Backspace}{Backspace}");
  await expect.element(option("Auftrag erteilen für Kassel")).not.toBeInTheDocument();
  expect(option(/Papier · Leeren/).query()).toBeNull();
  expect(orders.map(({ query }) => query["search"])).not.toContain("k");
});
