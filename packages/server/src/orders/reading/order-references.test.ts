import { permission } from "@kreislauf/contract/base";
import {
  type FilterOptions,
  type OrderFilter,
  type OrderList,
  orderStatus,
  type OrderStatusId,
} from "@kreislauf/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reopenCsv } from "../../../test/assertions/reopen-sheets.ts";
import {
  assignTestSites,
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestReferences } from "../../../test/factories/references.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let otherSite: number;
let readerOfOneSite: string;
/** The ids of orders by the references that they are charged to. */
const orders: Record<"both" | "centre" | "elsewhere" | "none", number> = {
  both: 0,
  centre: 0,
  elsewhere: 0,
  none: 0,
};

interface Charged {
  readonly costCentre?: string;
  readonly project?: string;
  readonly status?: OrderStatusId;
  readonly site?: number;
}

async function charged({ costCentre = "", project = "", status = orderStatus.open, site }: Charged) {
  const id = await createTestOrder(portal, company, { desiredDate: "2026-03-10", status });
  await portal.database.db
    .updateTable("orders")
    .set({ cost_centre: costCentre, project, site_id: site ?? company.siteId })
    .where("id", "=", id)
    .execute();
  return id;
}

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  otherSite = await createTestSite(portal, company.companyId, "BY");
  await assignTestSites(portal, company, [otherSite]);
  readerOfOneSite = (
    await createTestUser(portal, company.companyId, {
      permissions: [permission.orderManager],
      siteIds: [otherSite],
    })
  ).token;
  await createTestReferences(portal, company.companyId, [
    { field: "costCentre", code: "4711", name: "Werkstatt" },
    { field: "costCentre", code: "4999", name: "Ohne Auftrag" },
    { field: "project", code: "4711", name: "Umbau" },
  ]);
  orders.both = await charged({ costCentre: "4711", project: "Halle, 2" });
  orders.centre = await charged({ costCentre: "4711", status: orderStatus.done });
  orders.elsewhere = await charged({ costCentre: "4705", project: "4711", site: otherSite });
  orders.none = await charged({});
});
afterAll(() => portal.close());

const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function list(filter: OrderFilter, token = company.token): Promise<OrderList> {
  const path = `/service-location/all/orders?totalamounts=true&sortby=orderNumber&sortorder=asc&${filtered(filter)}`;
  const answer = await portal.call({ path, token });
  expect(answer.statusCode).toBe(200);
  return answer.json<OrderList>();
}
const idsOf = async (filter: OrderFilter, token?: string) =>
  (await list(filter, token)).orders.map(({ id }) => id);

const optionsOf = async (site: number | "all", token = company.token) => {
  const answer = await portal.call({ path: `/order/filter-options?serviceLocationId=${site}`, token });
  const { costCentres, projects } = answer.json<FilterOptions>();
  return { costCentres, projects };
};

test("the list has the orders of any of the cost centres and projects, or those that name none", async () => {
  const { both, centre, elsewhere, none } = orders;
  expect(await idsOf({ costCentres: ["4711"] })).toEqual([both, centre]);
  expect(await idsOf({ costCentres: ["4711", "4705"] })).toEqual([both, centre, elsewhere]);
  expect(await idsOf({ costCentres: [""] })).toEqual([none]);
  expect(await idsOf({ costCentres: ["", "4705"] })).toEqual([elsewhere, none]);
  expect(await idsOf({ projects: ["Halle, 2"] })).toEqual([both]);
  expect(await idsOf({ projects: [""] })).toEqual([centre, none]);
  expect(await idsOf({ costCentres: ["4711"], projects: [""] })).toEqual([centre]);
  expect(await idsOf({ costCentres: ["4712"] })).toEqual([]);
});

test("the counts by status follow", async () => {
  const { total, orderAmountsByOrderStatus } = await list({ costCentres: ["4711"] });
  expect([total, orderAmountsByOrderStatus]).toEqual([2, { 1: 1, 2: 1, 3: 0, 4: 0, 5: 0 }]);
});

test("orders of sites that somebody does not see stay out, whatever they are charged to", async () => {
  const { elsewhere } = orders;
  expect(await idsOf({ costCentres: ["4711", "4705", ""] }, readerOfOneSite)).toEqual([elsewhere]);
  const stranger = await createTestCompany(portal);
  expect(await idsOf({ costCentres: ["4711", "4705", ""] }, stranger.token)).toEqual([]);
});

test("to choose from are those that orders at the sites name, with their names", async () => {
  expect(await optionsOf("all")).toEqual({
    costCentres: [
      { code: "4705", name: "" },
      { code: "4711", name: "Werkstatt" },
    ],
    projects: [
      { code: "4711", name: "Umbau" },
      { code: "Halle, 2", name: "" },
    ],
  });
  const atOther = {
    costCentres: [{ code: "4705", name: "" }],
    projects: [{ code: "4711", name: "Umbau" }],
  };
  expect(await optionsOf(otherSite)).toEqual(atOther);
  expect(await optionsOf("all", readerOfOneSite)).toEqual(atOther);
});

test.each([
  ["a code that is too long", { costCentres: ["4".repeat(41)] }, "filter.costCentres.0"],
  ["a number", { costCentres: [4711] }, "filter.costCentres.0"],
  ["several lines", { projects: ["Halle 2", "Halle\n3"] }, "filter.projects.1"],
  ["no code at all", { projects: [] }, "filter.projects"],
])("%s is refused at its field", async (_name, filter, field) => {
  const path = `/service-location/all/orders?${filtered(filter)}`;
  const answer = await portal.call({ path, token: company.token });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ details: { field: string }[] }>().details.map((each) => each.field)).toEqual([field]);
});

test("the file follows the list, and the audit log says to what it was narrowed", async () => {
  const narrowed = filtered({ costCentres: ["4711", ""], projects: ["Halle, 2"] });
  const path = `/order/report/download?format=csv&${narrowed}`;
  const answer = await portal.call({ path, token: company.token });
  expect(answer.statusCode).toBe(200);
  const [head = [], ...rows] = reopenCsv(answer.rawPayload);
  expect(rows.map((row) => row[head.indexOf("Kostenstelle")])).toEqual(["4711"]);
  const entry = await portal.database.db
    .selectFrom("audit_log")
    .select("after")
    .where("company_id", "=", company.companyId)
    .where("action", "=", "orders_exported")
    .executeTakeFirstOrThrow();
  expect(entry.after).toMatchObject({
    filter: ["Kostenstelle: 4711", "Kostenstelle: ohne", "Projekt: Halle, 2"],
  });
});
