import type { Order } from "@kreislauf/contract/orders";
import type { ReadApi } from "../support/api.ts";
import { isMobile, readOrders } from "../support/orders.ts";
import { type Screenshot, takeScreenshots, clickButton } from "./take-screenshots.ts";

const pathTo =
  (status: number, wanted: (order: Order) => boolean = () => true) =>
  async (api: ReadApi) => {
    const lists = ["asc", "desc"].map((sortorder) =>
      readOrders(api, `status=${status}&amount=100&sortby=desiredDate&sortorder=${sortorder}`),
    );
    const found = (await Promise.all(lists)).flatMap(({ orders }) => orders).find(wanted);
    if (found === undefined) throw new Error("The demo has no such order.");
    return `order/${found.id}`;
  };

const act =
  (name: string): NonNullable<Screenshot["open"]> =>
  (page) =>
    page.getByRole("group", { name: "Aktionen" }).getByRole("button", { name }).click();

const editable = pathTo(1, ({ actions }) => actions.edit.allowed);
const cancellable = pathTo(1, ({ actions }) => actions.cancel.allowed);
const past = pathTo(1, ({ actions }) => actions.claim.allowed);
const proposed = pathTo(1, ({ proposal }) => proposal !== null);

takeScreenshots("orders", [
  { name: "list", path: "order-history?site=all", inReadme: "desktop" },
  { name: "cards", path: "order-history?site=all&orderView=cards", only: "desktop" },
  { name: "claimed", path: "order-history?site=all&orderStatus=3" },
  { name: "loading", path: "order-history?site=all", waiting: /\/api\/service-location\/\w+\/orders/ },
  { name: "failed", path: "order-history?site=all", failing: /\/api\/service-location\/\w+\/orders/ },
  { name: "filtered-to-nothing", path: "order-history?site=all&plannedFrom=2031-01-01" },
  { name: "not-found", path: "order-history?site=all&orderSearch=zzzz" },
  {
    name: "switcher",
    path: "order-history?site=all",
    open: (page) => page.getByRole("button", { name: /^Standort:/ }).click(),
  },
  { name: "filter-sheet", path: "order-history?site=all", only: "mobile", open: clickButton("Filter") },
  {
    name: "filter-date",
    path: "order-history?site=all",
    open: async (page) => {
      if (isMobile()) await clickButton("Filter")(page);
      await clickButton(/^Wunschtermin von/)(page);
    },
  },
  { name: "columns", path: "order-history?site=all", only: "desktop", open: clickButton("Spalten") },
  { name: "export", path: "order-history?site=all", open: clickButton("Aufträge exportieren") },
  { name: "detail-open", path: editable },
  { name: "detail-past", path: past },
  { name: "detail-claimed", path: pathTo(3, ({ claim }) => claim?.hasPhoto === true) },
  { name: "detail-done", path: pathTo(2, ({ weightKg }) => weightKg !== null) },
  { name: "detail-cancelled", path: pathTo(4) },
  { name: "detail-failed", path: pathTo(5) },
  { name: "detail-proposal", path: proposed, inReadme: "desktop" },
  { name: "detail-missing", path: "order/1" },
  { name: "edit", path: editable, open: act("Bearbeiten") },
  { name: "cancel", path: cancellable, open: act("Stornieren") },
  { name: "claim", path: past, open: act("Reklamieren") },
  { name: "close-claim", path: pathTo(3), open: act("Reklamation schließen") },
  { name: "done", path: past, open: act("Auf erledigt setzen") },
  { name: "other-date", path: proposed, open: clickButton("Anderen Termin nennen") },
  { name: "answer-proposal", path: proposed, open: clickButton(/Vorschlag annehmen|annehmen$/) },
  { name: "statistics", path: "statistics", inReadme: "desktop" },
  { name: "calendar", path: "calendar" },
  { name: "calendar-loading", path: "calendar", waiting: /\/api\/calendar\?/ },
  { name: "calendar-failed", path: "calendar", failing: /\/api\/calendar\?/ },
]);
