import { approvalsApi } from "@kreislauf/contract/approvals";
import { type Order, ordersApi } from "@kreislauf/contract/orders";
import { type ContainerReport, labelsApi } from "@kreislauf/contract/labels";
import { sitesApi } from "@kreislauf/contract/sites";
import { permission } from "@kreislauf/contract/base";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type QuestionsToAnswer, questionsApi } from "@kreislauf/contract/questions";
import { quotesApi } from "@kreislauf/contract/quotes";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { answeredClaimFixture, orderFixture } from "../../orders/base/order.fixture.ts";
import { TodoCard } from "./todo-card.tsx";

const proposed: Order = {
  ...orderFixture,
  id: 21,
  orderNumber: "1048421",
  phase: "proposal",
  proposal: { date: "2027-05-28", timeWindow: "all_day", note: null, answerBy: "2027-05-21T10:00:00Z" },
};
const past = (id: number): Order => ({
  ...orderFixture,
  id,
  orderNumber: `10484${id}`,
  phase: "feedback",
  desiredDate: "2027-05-17",
  actions: {
    ...orderFixture.actions,
    claim: { allowed: true, until: null },
    resolved: { allowed: true, until: null },
  },
});
const reported: ContainerReport = {
  id: 7,
  number: "M-7",
  state: "open",
  reportedOn: "2027-05-19T06:00:00Z",
  name: "M. Yıldız",
  amount: 2,
  message: null,
  hasPhoto: false,
  agreementId: 5,
  serviceLocationId: 1,
  site: "Werkstatt Süd",
  city: "Kassel",
  place: "Hof 3",
  wasteType: { id: 161, description: "Altöl", avvCode: "13 02 05*", hazardous: true },
  containerType: { id: 204, type: "Fass 200 l", size: "200 l", drawing: "fass" },
  unit: "container",
  containersOnSite: 4,
  hasEnded: false,
  nextOrder: null,
  waitingOrder: null,
  closed: null,
};
const answered: Order = {
  ...answeredClaimFixture,
  id: 41,
  orderNumber: "1048441",
};

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

interface Waiting {
  readonly proposals?: readonly Order[];
  readonly feedback?: readonly Order[];
  readonly claims?: readonly Order[];
  readonly reports?: readonly ContainerReport[];
  readonly questions?: QuestionsToAnswer["questions"];
  /** The total count that the server reports, if it is more than the rows of the answer. */
  readonly total?: number;
}

/** Answers the queries of everything that waits for the user; any other list of orders holds the next order. */
function openNetwork(waiting: Waiting = {}) {
  const { proposals = [], feedback = [], claims = [], reports = [], questions = [], total } = waiting;
  const network = fakeNetwork();
  const listOf = (orders: readonly Order[]) => ({ orders: [...orders], total: total ?? orders.length });
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(ordersApi.proposalsToAnswer, listOf(proposals));
  network.on(quotesApi.quotesToDecide, { total: 0, quotes: [] });
  network.on(questionsApi.questionsToAnswer, { total: questions.length, questions });
  network.on(ordersApi.awaitingFeedback, listOf(feedback));
  network.on(approvalsApi.listApprovals, {
    requests: [],
    total: 0,
    counts: { mine: 0, requested: 0, decided: 0 },
  });
  network.on(labelsApi.listContainerReports, {
    total: reports.length && (total ?? reports.length),
    reports: [...reports],
  });
  const lists = network.on(ordersApi.listAllOrders, ({ query }) =>
    query["phases"] === "answered" ? listOf(claims) : { orders: [orderFixture] },
  );
  return { network, lists };
}

async function openBoard(permissions?: number[]) {
  signInAs(permissions && { permissions });
  await renderScreen(<TodoCard />, { route: "dashboard", at: "/dashboard" });
}

const group = (name: string) => page.getByRole("region", { name, exact: true });
const done = page.getByRole("button", { name: /auf erledigt setzen$/ });

test("what waits comes in a fixed order, each kind with the link to all of it", async () => {
  openNetwork({ proposals: [proposed], feedback: [past(31), past(32)], claims: [answered], total: 38 });
  await openBoard();
  await expect.element(group("Terminvorschläge")).toBeVisible();
  const titles = page.getByRole("heading", { level: 3 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    "Terminvorschläge",
    "Hat alles geklappt?",
    "Reklamationen mit Antwort",
  ]);
  const links = page.getByRole("link", { name: "Alle 38" }).elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "#/order-history?site=all&orderPhase=proposal",
    "#/order-history?orderStatus=1&site=all&plannedTo=2027-05-18&orderSort=desiredDate-asc",
    "#/order-history?site=all&orderPhase=answered",
  ]);
});

test("a group that is shown whole says so, and one without orders is left out", async () => {
  openNetwork({ feedback: [past(31)] });
  await openBoard();
  await expect
    .element(group("Hat alles geklappt?").getByRole("link", { name: "In der Liste" }))
    .toBeVisible();
  expect(page.getByRole("heading", { level: 3 }).elements()).toHaveLength(1);
});

test("a full container that was reported names its site and who reported it, for those who may order", async () => {
  openNetwork({ reports: [reported], total: 51 });
  await openBoard();
  const row = group("Volle Behälter").getByRole("listitem");
  await expect.element(group("Volle Behälter").getByRole("link", { name: "Alle 51" })).toBeVisible();
  await expect.element(row.getByText("Werkstatt Süd, Hof 3, Kassel")).toBeVisible();
  await expect.element(row.getByText("2 × Fass 200 l")).toBeVisible();
  await expect.element(row.getByText("gemeldet von M. Yıldız, 19.05.2027 08:00 Uhr")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Entscheiden, Meldung M-7" }))
    .toHaveAttribute("href", "#/container-report/7");
});

test("a question of dispatch is quoted with its order and site, and leads to where it is answered", async () => {
  const question = {
    orderId: 51,
    orderNumber: "1048451",
    wasteType: "Altöl",
    site: "Werkstatt Süd, Kassel",
    text: "Ist das Tor am Samstag offen?",
    sentOn: "2027-05-18T08:00:00Z",
  };
  openNetwork({ questions: [question, { ...question, orderId: 52, orderNumber: "1048452" }] });
  await openBoard();
  const rows = group("Fragen der Disposition").getByRole("listitem");
  await expect.element(rows.first().getByText("Werkstatt Süd, Kassel")).toBeVisible();
  await expect.element(rows.first().getByText("„Ist das Tor am Samstag offen?“")).toBeVisible();
  await expect.element(rows.first().getByText("18.05.2027 10:00 Uhr")).toBeVisible();
  expect(rows.elements()).toHaveLength(2);
  await expect
    .element(page.getByRole("link", { name: "Antworten, Auftrag 1048452" }))
    .toHaveAttribute("href", "#/order/52");
});

test("an answered claim names its site, age, ticket and last answer", async () => {
  openNetwork({ claims: [answered] });
  await openBoard();
  const row = group("Reklamationen mit Antwort").getByRole("listitem");
  await expect.element(row.getByText("Werk Fulda, Fulda · seit 2 Tagen")).toBeVisible();
  await expect.element(row.getByText("T-20417 · Antwort vom 18.05.2027")).toBeVisible();
  await expect.element(row.getByText("„Wir holen nach.“")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Antwort lesen, Auftrag 1048441" }))
    .toHaveAttribute("href", "#/order/41");
});

test("with nothing to do it names the next date", async () => {
  const { lists } = openNetwork();
  await openBoard();
  await expect.element(page.getByText("Alles rückgemeldet")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /26\.05\.2027 · Papier · Werk Fulda, Fulda$/ }))
    .toHaveAttribute("href", "#/order/11");
  expect(lists.map(({ query }) => query["phases"])).toEqual(["answered", "today,confirmed,requested"]);
});

test("an order that is done makes room for the next one, which has the focus", async () => {
  const { network } = openNetwork({ feedback: [past(31), past(32)] });
  await openBoard();
  await done.first().click();
  await expect.element(page.getByText(/^Danach sind Änderungen nicht mehr möglich\./)).toBeVisible();
  const completed: Order = { ...past(31), orderStatusId: 2, phase: null };
  const calls = network.on(ordersApi.completeOrder, completed);
  network.on(ordersApi.awaitingFeedback, { orders: [past(32), past(33)], total: 2 });
  await page.getByRole("dialog").getByRole("button", { name: "Auf erledigt setzen" }).click();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("#/order/32"), 5000);
  expect(calls.map(({ body }) => body)).toEqual([{ orderId: 31, version: 1 }]);
  await expect.element(page.getByText("geplant 17.05.2027 · Nr.\u00A01048433")).toBeVisible();
});

test("who may not order sees what waits, without buttons", async () => {
  openNetwork({ proposals: [proposed], feedback: [past(31)] });
  await openBoard([permission.defaultUser, permission.agreementManager]);
  await expect.element(group("Hat alles geklappt?").getByRole("link", { name: "Papier" })).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("a part that fails says so, the others are shown, and it is asked for again", async () => {
  const { network } = openNetwork({ feedback: [past(31)] });
  network.on(ordersApi.proposalsToAnswer, refusal("unavailable"));
  await openBoard();
  await expect.element(page.getByText("„Zu tun“ konnte nicht ganz geladen werden")).toBeVisible();
  await expect.element(group("Hat alles geklappt?")).toBeVisible();
  network.on(ordersApi.proposalsToAnswer, { orders: [proposed], total: 1 });
  await page.getByRole("button", { name: /erneut/i }).click();
  await expect.element(group("Terminvorschläge")).toBeVisible();
});
