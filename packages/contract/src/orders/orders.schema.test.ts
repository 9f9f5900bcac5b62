import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { orderListQuery } from "./order-list.schema.ts";
import { groupedOrders } from "./ordering.schema.ts";
import {
  leadTimeRequest,
  orderCancellation,
  orderClaim,
  orderCreation,
  orderEdit,
} from "./order-requests.schema.ts";

/** The dotted paths of the invalid fields. */
const wrong = (schema: z.ZodMiniType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map((issue) => issue.path.join("."));

const creation = {
  serviceLocationId: 1,
  agreementId: 2,
  containerActionId: 4,
  amount: 1,
  desiredDate: "2026-04-09",
};

describe("the creation of an order", () => {
  test("fills in what may be left out", () => {
    expect(
      z.parse(orderCreation, { ...creation, noteToDisposer: " Tor 2 ", customerOrderNumber: "" }),
    ).toEqual({
      ...creation,
      timeWindow: "all_day",
      customerOrderNumber: null,
      costCentre: null,
      project: null,
      noteToDisposer: "Tor 2",
      details: null,
    });
  });

  test.each<[string, object, string[]]>([
    ["no action", { containerActionId: undefined }, ["containerActionId"]],
    ["an unknown action", { containerActionId: 8 }, ["containerActionId"]],
    ["an id as text", { agreementId: "2" }, ["agreementId"]],
    ["an id beyond the database", { agreementId: 2_147_483_648 }, ["agreementId"]],
    ["half a container", { amount: 0.5 }, ["amount"]],
    ["a date that does not exist", { desiredDate: "2026-02-29" }, ["desiredDate"]],
    ["an unknown window", { timeWindow: "night" }, ["timeWindow"]],
    ["51 characters of order number", { customerOrderNumber: "1".repeat(51) }, ["customerOrderNumber"]],
    ["501 characters of note", { noteToDisposer: "x".repeat(501) }, ["noteToDisposer"]],
    ["2001 characters of details", { details: "x".repeat(2001) }, ["details"]],
    ["a field that does not exist", { price: 1 }, [""]],
  ])("refuses %s", (_, change, paths) => {
    expect(wrong(orderCreation, { ...creation, ...change })).toEqual(paths);
  });

  test.each([0, 1])("takes texts up to their longest, and %i character less", (less) => {
    const texts = {
      customerOrderNumber: "1".repeat(50 - less),
      noteToDisposer: "x".repeat(500 - less),
      details: "x".repeat(2000 - less),
    };
    expect(wrong(orderCreation, { ...creation, ...texts })).toEqual([]);
  });

  test.each([
    [0, ["orders"]],
    [1, []],
    [49, []],
    [50, []],
    [51, ["orders"]],
  ])("a group of %i", (members, paths) => {
    const orders = Array.from({ length: members }, () => creation);
    const { serviceLocationId } = creation;
    expect(wrong(groupedOrders, { serviceLocationId, orders })).toEqual(paths);
  });
});

test("an edit tells leaving alone from clearing", () => {
  expect(z.parse(orderEdit, { version: 3, noteToDisposer: null })).toEqual({
    version: 3,
    noteToDisposer: null,
  });
  expect(wrong(orderEdit, { noteToDisposer: null })).toEqual(["version"]);
});

describe("reasons", () => {
  test.each([
    [orderCancellation, { cancelReasonId: 8 }, ["reason"]],
    [orderCancellation, { cancelReasonId: 8, reason: " " }, ["reason"]],
    [orderCancellation, { cancelReasonId: 8, reason: "Halle gesperrt" }, []],
    [orderCancellation, { cancelReasonId: 1 }, []],
    [orderCancellation, { cancelReasonId: 3 }, ["cancelReasonId"]],
    [orderClaim, { claimReasonId: 7 }, ["reason"]],
    [orderClaim, { claimReasonId: 7, reason: "Tor beschädigt" }, []],
    [orderClaim, { claimReasonId: 3 }, []],
    [orderClaim, { claimReasonId: 4 }, ["claimReasonId"]],
    [orderClaim, { claimReasonId: 5 }, ["claimReasonId"]],
    [orderClaim, { claimReasonId: 6 }, ["claimReasonId"]],
  ])("%# of a customer", (schema, body, paths) => {
    expect(wrong(schema, { orderId: 1, ...body })).toEqual(paths);
  });
});

test("lead time is asked by agreement or by site, waste type and container", () => {
  const asked = { containerActionId: 5, amount: 1 };
  expect(wrong(leadTimeRequest, { ...asked, agreementId: 1 })).toEqual([]);
  const placement = { serviceLocationId: 1, mynatureSortId: 2, containerTypeId: 3 };
  expect(wrong(leadTimeRequest, { ...asked, ...placement, agreementId: null })).toEqual([]);
  expect(wrong(leadTimeRequest, { ...asked, serviceLocationId: 1, mynatureSortId: 2 })).toEqual([
    "agreementId",
  ]);
});

describe("the query of an order list", () => {
  test("has the defaults of the specification", () => {
    expect(z.parse(orderListQuery, {})).toEqual({
      amount: 15,
      offset: 0,
      sortorder: "desc",
      sortby: "desiredDate",
      total: true,
      totalamounts: false,
      dayamounts: false,
      phaseamounts: false,
      search: "",
      filter: {},
    });
  });

  test("reads its filter", () => {
    const filter = { dateFrom: "2026-04-01", dateTo: "2026-04-01", wasteType: 3, containerAction: null };
    expect(z.parse(orderListQuery, { filter: JSON.stringify(filter) }).filter).toEqual(filter);
  });

  test.each<[Record<string, string>, string[]]>([
    [{ amount: "0" }, ["amount"]],
    [{ amount: "100" }, []],
    [{ amount: "101" }, ["amount"]],
    [{ offset: "-1" }, ["offset"]],
    [{ sortby: "id; drop table orders" }, ["sortby"]],
    [{ sortorder: "DESC" }, ["sortorder"]],
    [{ status: "6" }, ["status"]],
    [{ totalamounts: "yes" }, ["totalamounts"]],
    [{ search: "x".repeat(201) }, ["search"]],
    [{ filter: "{" }, ["filter"]],
    [{ filter: "[]" }, ["filter"]],
    [{ filter: "null" }, ["filter"]],
    [{ filter: '{"wasteType":"3"}' }, ["filter.wasteType"]],
    [{ filter: '{"colour":1}' }, ["filter"]],
    [{ filter: '{"dateFrom":"2026-04-02","dateTo":"2026-04-01"}' }, ["filter.dateTo"]],
  ])("%j", (query, paths) => {
    expect(wrong(orderListQuery, query)).toEqual(paths);
  });
});
