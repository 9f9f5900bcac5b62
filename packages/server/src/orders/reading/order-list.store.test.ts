import { berlinDate, languages } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import {
  dayGroup,
  type DayGroup,
  dayGroups,
  type FilterOptions,
  maxOrderTextLengths,
  type Order,
  type OrderFilter,
  type OrderList,
  orderSortKeys,
  orderStatus,
  orderStatusIds,
  type OrderSortKey,
} from "@kreislauf/contract/orders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sortKey } from "../../base/database/sort-key.ts";
import { largeAccounts } from "../../seed/large/write-large-companies.ts";
import { openLargePortal, signInSeededUser } from "../../../test/portal/large-portal.ts";
import type { TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let token: string;
let all: readonly Order[];
beforeAll(async () => {
  portal = await openLargePortal(1_000);
  token = await signInSeededUser(portal, largeAccounts.big);
  all = (await list("amount=100")).orders;
});
afterAll(() => portal.close());

async function list(query: string): Promise<OrderList> {
  const answer = await portal.call({ path: `/service-location/all/orders?${query}`, token });
  expect(answer.statusCode).toBe(200);
  return answer.json<OrderList>();
}

const lastNameFirst = ({ createdByUser: { name } }: Order) => name.split(" ").toReversed().join(" ");

/** The sort value of a container type: for `Absetzcontainer 7 m³`, its name and its litres. */
function containerKey({ containerType: { type } }: Order): string {
  const [, name = type, number = "", unit] = /^(.*?)\s([\d.,]+)\s(m³|l)$/u.exec(type) ?? [];
  const litres = Number(number.replace(".", "").replace(",", ".")) * (unit === "m³" ? 1000 : 1);
  return `${sortKey(name)} ${String(litres).padStart(9, "0")}`;
}

/** The sort value of each column, as far as the response contains it. */
const keys: Readonly<Record<OrderSortKey, (order: Order) => string | number>> = {
  status: (order) => order.orderStatusId,
  wasteType: (order) => sortKey(order.wasteType.description),
  containerType: containerKey,
  amount: (order) => order.amount,
  action: (order) => sortKey(catalogTexts.de.containerAction[order.containerActionId]),
  agreementType: (order) => sortKey(catalogTexts.de.agreementType[order.agreementTypeId]),
  desiredDate: (order) => order.desiredDate,
  orderNumber: (order) => Number(order.orderNumber),
  createdOn: (order) => order.createdOn,
  createdByUser: (order) => lastNameFirst(order).toLowerCase(),
  details: (order) => (order.details ?? "").toLowerCase(),
  latestExecutionDate: (order) => order.latestExecutionDate,
};

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);

describe.each(orderSortKeys)("a list sorted by %s", (key) => {
  const ascending = () =>
    all.toSorted((one, other) => compare(keys[key](one), keys[key](other)) || one.id - other.id);
  const ids = (orders: readonly Order[]) => orders.map((order) => order.id);

  test("ascending, with the older of two alike first", async () => {
    const { orders } = await list(`amount=100&sortby=${key}&sortorder=asc`);
    expect(ids(orders)).toEqual(ids(ascending()));
  });

  test("descending, page by page, with nothing missing between them", async () => {
    const pages = [0, 33, 66, 99].map((offset) =>
      list(`amount=33&offset=${offset}&sortby=${key}&sortorder=desc`),
    );
    const orders = (await Promise.all(pages)).flatMap((page) => page.orders);
    expect(ids(orders)).toEqual(ids(ascending()).toReversed());
  });
});

describe.each(languages)("for readers of %s", (language) => {
  const words = catalogTexts[language];
  const headers = { "accept-language": language };
  const read = async <Answer>(path: string) => (await portal.call({ path, token, headers })).json<Answer>();
  const runs = (values: readonly string[]) => values.filter((value, place) => value !== values[place - 1]);
  const sorted = (values: readonly string[]) =>
    [...new Set(values)].toSorted((one, other) => one.localeCompare(other, language));

  test("actions and agreement types are sorted by their words", async () => {
    const ordered = (key: OrderSortKey) =>
      read<OrderList>(`/service-location/all/orders?amount=100&sortorder=asc&sortby=${key}`);
    const actions = (await ordered("action")).orders.map(
      (order) => words.containerAction[order.containerActionId],
    );
    expect(runs(actions)).toEqual(sorted(actions));
    const types = (await ordered("agreementType")).orders.map(
      (order) => words.agreementType[order.agreementTypeId],
    );
    expect(runs(types)).toEqual(sorted(types));
    expect(Math.min(runs(actions).length, runs(types).length)).toBeGreaterThan(1);
  });

  test("and so are the choices of their filters", async () => {
    const options = await read<FilterOptions>("/order/filter-options?serviceLocationId=all");
    for (const choices of [options.containerActions, options.agreementTypes]) {
      const descriptions = choices.map(({ description }) => description);
      expect(descriptions).toEqual(sorted(descriptions));
      expect(descriptions.length).toBeGreaterThan(1);
    }
  });
});

const filtered = (filter: OrderFilter) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe("a narrowed list", () => {
  const cases: readonly (readonly [name: string, query: () => string, holds: (order: Order) => boolean])[] = [
    [
      "from a day on",
      () => filtered({ dateFrom: "2026-03-01" }),
      (order) => order.desiredDate >= "2026-03-01",
    ],
    ["until a day", () => filtered({ dateTo: "2026-03-01" }), (order) => order.desiredDate <= "2026-03-01"],
    [
      "without cancelled ones",
      () => filtered({ withoutCancelled: true }),
      (order) => order.orderStatusId !== orderStatus.cancelled,
    ],
    [
      "of a waste type",
      () => filtered({ wasteType: first().wasteType.id }),
      (order) => order.wasteType.id === first().wasteType.id,
    ],
    ["of an action", () => filtered({ containerAction: 4 }), (order) => order.containerActionId === 4],
    ["of an agreement type", () => filtered({ agreementType: 3 }), (order) => order.agreementTypeId === 3],
    ["with an order number", () => `search=${first().orderNumber}`, (order) => order.id === first().id],
    [
      "with a waste type's words",
      () => "search=ALTHOLZ",
      (order) => order.wasteType.description.startsWith("Altholz"),
    ],
    ["with a site's words", () => "search=gewerbestrasse", () => true],
    [
      "with words of both, in any order",
      () => "search=gewerbestrasse%20%20altholz",
      (order) => order.wasteType.description.startsWith("Altholz"),
    ],
    ["with a word of one and a word of none", () => "search=altholz%20bauschutt", () => false],
    ["with a wildcard's character", () => "search=%25", () => false],
  ];
  const first = () => all[0] as Order;

  test.each(cases)("%s has what it should, and counts it by status", async (_name, query, holds) => {
    const { orders, total, orderAmountsByOrderStatus } = await list(
      `amount=100&totalamounts=true&${query()}`,
    );
    const expected = all.filter(holds);
    expect(orders).toEqual(expected);
    expect(total).toBe(expected.length);
    const counts = Object.groupBy(expected, (order) => order.orderStatusId);
    expect(orderAmountsByOrderStatus).toEqual(
      Object.fromEntries(orderStatusIds.map((status) => [status, counts[status]?.length ?? 0])),
    );
  });

  test.each([
    ["GRÖßE", true],
    ["süd", true],
    ["TOR", true],
    ["e Sü", true],
    ["sud", false],
    ["nord", false],
  ])("with '%s' finds an order's own number whatever its case", async (words, isThere) => {
    const write = (customerOrderNumber: string) =>
      portal.database.db
        .updateTable("orders")
        .set({ customer_order_number: customerOrderNumber })
        .where("id", "=", first().id)
        .execute();
    await write("Größe Süd Tor");
    const { orders } = await list(`amount=100&search=${encodeURIComponent(words)}`);
    expect(orders.some(({ id }) => id === first().id)).toBe(isThere);
    await write(first().customerOrderNumber ?? "");
  });

  test("of a status has that one's orders, and the counts of all", async () => {
    const {
      orders,
      total,
      orderAmountsByOrderStatus = {},
    } = await list("amount=100&totalamounts=true&status=2");
    expect(orders).toEqual(all.filter((order) => order.orderStatusId === 2));
    expect(total).toBe(orders.length);
    expect(Object.values(orderAmountsByOrderStatus).reduce((sum, count) => sum + count)).toBe(all.length);
  });
});

describe("bad input", () => {
  const answered = (query: string, who = token, site: number | "all" = "all") =>
    portal.call({ path: `/service-location/${site}/orders?totalamounts=true&${query}`, token: who });
  const wild = `%_'"\\;--`;

  test.each([
    ["a range that ends before it starts", filtered({ dateFrom: "2027-02-01", dateTo: "2027-01-31" })],
    ["an unknown column", "sortby=price"],
    ["a column of the database", "sortby=orders.id;drop table orders"],
    ["a filter that cannot be read", "filter={"],
    ["a filter that is none", `filter=${encodeURIComponent('{"price":1}')}`],
    ["a page before the first", "offset=-15"],
    ["500 characters of wildcards and quotes", `search=${encodeURIComponent(wild.repeat(63).slice(0, 500))}`],
  ])("%s is refused by name", async (_name, query) => {
    const answer = await answered(query);
    expect(answer.statusCode).toBe(400);
    const { code, details } = answer.json<{ code: string; details: { field: string }[] }>();
    expect(code).toBe("validation");
    expect(details.map(({ field }) => field.split(".")[0])).toEqual([query.split("=")[0]]);
  });

  test("as many wildcards and quotes as may be searched for find nothing", async () => {
    const answer = await answered(
      `search=${encodeURIComponent(wild.repeat(63).slice(0, maxOrderTextLengths.search))}`,
    );
    expect([answer.statusCode, answer.json<OrderList>()]).toEqual([
      200,
      { orders: [], total: 0, orderAmountsByOrderStatus: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
    ]);
  });

  test("of several values of a filter one suffices, and filters narrow each other", async () => {
    const wasteTypes = [...new Set(all.map(({ wasteType }) => wasteType.id))].slice(0, 2);
    const { orders, total } = await list(`amount=100&${filtered({ wasteTypes, containerActions: [1, 4] })}`);
    const expected = all.filter(
      (order) => wasteTypes.includes(order.wasteType.id) && [1, 4].includes(order.containerActionId),
    );
    expect(total).toBe(expected.length);
    expect(orders.every(({ wasteType }) => wasteTypes.includes(wasteType.id))).toBe(true);
    const parts = await Promise.all(
      [true, false].map(async (periodic) => (await list(filtered({ periodic }))).total ?? 0),
    );
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all.length);
  });

  test("a page beyond the end is empty, and the counts stay", async () => {
    const { orders, total } = await list("totalamounts=true&offset=9999999");
    expect([orders.length, total]).toEqual([0, all.length]);
  });

  test("ids of another company find nothing of it", async () => {
    const stranger = await signInSeededUser(portal, largeAccounts.ordinary);
    const foreign = new Set(all.map(({ id }) => id));
    const own = (await answered("amount=100", stranger)).json<OrderList>();
    expect(own.orders.length).toBeGreaterThan(0);
    const [theirs] = all;
    const filters: OrderFilter[] = [
      { wasteType: theirs?.wasteType.id },
      { wasteType: 2_147_483_647 },
      { containerAction: 4 },
      { agreementType: 3 },
    ];
    for (const filter of filters) {
      const { orders } = (await answered(`amount=100&${filtered(filter)}`, stranger)).json<OrderList>();
      expect(orders.filter(({ id }) => foreign.has(id))).toEqual([]);
    }
    const atTheirSite = await answered("", stranger, theirs?.serviceLocationId);
    expect(atTheirSite.statusCode).toBe(404);
  });
});

describe("the counts by day", () => {
  test("are those of the rule for each status, within the other filters and on any page", async () => {
    const today = berlinDate(portal.now());
    for (const query of ["", "&status=2&offset=40", `&${filtered({ containerAction: 4 })}`]) {
      const { orderAmountsByDay } = await list(`amount=1&dayamounts=true${query}`);
      const matching = all.filter((order) => !query.includes("filter") || order.containerActionId === 4);
      const countOf = (status: number, group: DayGroup) =>
        matching.filter(
          ({ orderStatusId, desiredDate }) =>
            orderStatusId === status && dayGroup(desiredDate, today) === group,
        ).length;
      expect(orderAmountsByDay, query).toEqual(
        Object.fromEntries(
          orderStatusIds.map((status) => [
            status,
            Object.fromEntries(dayGroups.map((group) => [group, countOf(status, group)])),
          ]),
        ),
      );
    }
  });

  test("are named only where they are asked for", async () => {
    expect(await list("amount=1&totalamounts=true")).not.toHaveProperty("orderAmountsByDay");
  });
});
