import { permission } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import type { OrderReferences, ReferenceLists } from "@kreislauf/contract/purchasing";
import type { AccountSettings } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let key: string;
beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const free = { mode: "optional", pattern: null, listed: false };
const call = (method: "GET" | "POST" | "PATCH", path: string, body?: object) =>
  portal.call({ method, path, token: company.token, ...(body && { body }) });
const setRules = (rules: object, version = 0) =>
  call("PATCH", "/purchasing/references/rules", {
    version,
    rules: { customerOrderNumber: free, costCentre: free, project: free, ...rules },
  });
const add = async (code: string, more: object = {}) => {
  const body = { field: "costCentre", code, name: null, endsOn: null, amountCents: null, ...more };
  const answer = await call("POST", "/purchasing/references/entries", body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: number }>().id;
};
const close = (id: number) =>
  call("PATCH", `/purchasing/references/entries/${id}`, {
    version: 1,
    name: null,
    endsOn: null,
    amountCents: null,
    closed: true,
  });
const wish = (more: object = {}) => ({
  serviceLocationId: company.siteId,
  agreementId: company.agreementId,
  containerActionId: 4,
  amount: 1,
  desiredDate: "2027-03-10",
  ...more,
});
const order = (more: object = {}) => call("POST", "/order/create", wish(more));
const refusedFields = (answer: Awaited<ReturnType<typeof call>>) =>
  answer.json<{ details: { field: string; message: string }[] }>().details;
const setHaulPrice = (cents: number) =>
  portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${company.agreementId}/prices`,
    body: {
      ...testEvent(portal),
      version: "Preisliste",
      terms: "Bedingungen",
      validFrom: "2027-01-01",
      prices: [{ unit: "haul", cents, vatRate: 19 }],
    },
    token: key,
  });

test("a company that has set nothing takes what it is given", async () => {
  expect((await order({ costCentre: "irgendwas" })).statusCode).toBe(201);
});

test("the signed-in person is told which the company keeps a list of, or asks for", async () => {
  const kept = async () =>
    (await call("GET", "/account/settings")).json<AccountSettings>().user.keptReferences;
  await setRules({});
  await add("45-1", { field: "customerOrderNumber" });
  expect(await kept()).toEqual([]);
  await add("4711");
  expect(await kept()).toEqual(["costCentre"]);
  company = await createTestCompany(portal);
  await setRules({ project: { ...free, mode: "required" } });
  expect(await kept()).toEqual(["project"]);
  company = await createTestCompany(portal);
  await setRules({ costCentre: { ...free, pattern: "^4" }, project: { ...free, mode: "off" } });
  expect(await kept()).toEqual(["costCentre"]);
});

test("a required field is named where it is missing, for one order and in a group", async () => {
  await setRules({ costCentre: { ...free, mode: "required" } });
  const missing = await order();
  expect(missing.statusCode).toBe(400);
  expect(refusedFields(missing)).toEqual([
    { field: "costCentre", message: "Bitte angeben: Ihr Unternehmen verlangt es für jeden Auftrag." },
  ]);
  const group = await call("POST", "/order/create-grouped-orders", {
    serviceLocationId: company.siteId,
    orders: [wish({ costCentre: "1" }), wish({ desiredDate: "2027-03-11" })],
  });
  expect(refusedFields(group).map(({ field }) => field)).toEqual(["orders.1.costCentre"]);
});

test("a withdrawal is not held up by a required field, which its form does not have", async () => {
  await setRules({ costCentre: { ...free, mode: "required" } });
  const { statusCode, body } = await order({ containerActionId: containerAction.remove });
  expect(statusCode, body).toBe(201);
});

test("a PO number with spaces is the number that the pattern knows", async () => {
  await setRules({ customerOrderNumber: { ...free, pattern: String.raw`^45\d{8}$` } });
  const placed = (await order({ customerOrderNumber: "45 0001 2345" })).json<Order>();
  expect(placed.customerOrderNumber).toBe("4500012345");
  expect((await order({ customerOrderNumber: "46 0001 2345" })).statusCode).toBe(400);
});

test("a number added in blocks is the number without spaces, to the list and to its orders", async () => {
  const rule = { mode: "required", pattern: String.raw`^45\d{8}$`, listed: true };
  await setRules({ customerOrderNumber: rule });
  await add("45 0001 2345", { field: "customerOrderNumber" });
  const lists = (await call("GET", "/purchasing/references")).json<ReferenceLists>();
  expect(lists.entries.map(({ code }) => code)).toEqual(["4500012345"]);
  for (const customerOrderNumber of ["4500012345", "45 0001 2345"]) {
    const placed = await order({ customerOrderNumber });
    expect(placed.json<Order>().customerOrderNumber, placed.body).toBe("4500012345");
  }
  await add("Umbau Halle 2", { field: "project" });
  const { entries } = (await call("GET", "/purchasing/references")).json<ReferenceLists>();
  expect(entries.map(({ code }) => code)).toContain("Umbau Halle 2");
});

test("a pattern that could take long is refused", async () => {
  const answer = await setRules({ project: { ...free, pattern: "(a+)+$" } });
  expect([answer.statusCode, refusedFields(answer)[0]?.field]).toEqual([400, "rules.project.pattern"]);
});

test("a cost centre closed meanwhile takes no order, and an order that has it stays editable", async () => {
  const id = await add("4711");
  const placed = (await order({ costCentre: "4711" })).json<Order>();
  expect((await close(id)).statusCode).toBe(200);
  expect((await close(id)).json()).toMatchObject({ code: "references_changed" });
  expect(refusedFields(await order({ costCentre: "4711" }))[0]?.field).toBe("costCentre");
  const edit = (body: object) => call("PATCH", `/order/edit/${placed.id}`, body);
  const edited = await edit({ version: placed.version, noteToDisposer: "Tor 2", costCentre: "4711" });
  expect(edited.statusCode, edited.body).toBe(200);
  const other = await add("4712");
  await close(other);
  const refused = await edit({ version: placed.version + 1, costCentre: "4712" });
  expect(refusedFields(refused)[0]?.field).toBe("costCentre");
});

test("a frame order is used up to the cent, for one order and within a group", async () => {
  await setHaulPrice(10_000);
  await add("4500000001", { field: "customerOrderNumber", amountCents: 20_000 });
  const of = { customerOrderNumber: "4500000001" };
  expect((await order(of)).statusCode).toBe(201);
  const both = await call("POST", "/order/create-grouped-orders", {
    serviceLocationId: company.siteId,
    orders: [wish({ ...of, desiredDate: "2027-03-11" }), wish({ ...of, desiredDate: "2027-03-12" })],
  });
  expect(refusedFields(both).map(({ field }) => field)).toEqual(["orders.1.customerOrderNumber"]);
  await setHaulPrice(10_001);
  expect((await order({ ...of, desiredDate: "2027-03-11" })).statusCode).toBe(400);
  await setHaulPrice(10_000);
  expect((await order({ ...of, desiredDate: "2027-03-11" })).statusCode).toBe(201);
  const lists = (await call("GET", "/purchasing/references")).json<ReferenceLists>();
  expect(lists.entries).toMatchObject([{ code: "4500000001", amountCents: 20_000, orderedCents: 20_000 }]);
});

test("a frame order ends with its day, also for an order that is moved", async () => {
  await add("R1", { field: "customerOrderNumber", endsOn: "2027-03-10" });
  const placed = (await order({ customerOrderNumber: "R1" })).json<Order>();
  expect((await order({ customerOrderNumber: "R1", desiredDate: "2027-03-11" })).statusCode).toBe(400);
  const moved = await call("PATCH", `/order/edit/${placed.id}`, {
    version: placed.version,
    desiredDate: "2027-03-11",
  });
  expect(refusedFields(moved)[0]?.field).toBe("customerOrderNumber");
});

test("a site's default is offered until it is closed", async () => {
  const id = await add("4711", { name: "Werkstatt" });
  const path = `/service-location/${company.siteId}/references`;
  await call("PATCH", `/purchasing/references/sites/${company.siteId}`, {
    customerOrderNumber: null,
    costCentre: "4711",
    project: null,
  });
  const defaults = async () => (await call("GET", path)).json<OrderReferences>().defaults.costCentre;
  expect(await defaults()).toBe("4711");
  await close(id);
  expect(await defaults()).toBeNull();
});

test("a default in blocks is that of the list", async () => {
  await setRules({ customerOrderNumber: { mode: "optional", pattern: null, listed: true } });
  await add("45 0001 2345", { field: "customerOrderNumber" });
  await call("PATCH", `/purchasing/references/sites/${company.siteId}`, {
    customerOrderNumber: "45 0001 2345",
    costCentre: null,
    project: null,
  });
  const offered = await call("GET", `/service-location/${company.siteId}/references`);
  expect(offered.json<OrderReferences>().defaults.customerOrderNumber).toBe("4500012345");
});

test("the same number stands in a list once, and no company sees another's", async () => {
  await add("4711");
  const twice = await call("POST", "/purchasing/references/entries", {
    field: "costCentre",
    code: " 4711 ",
    name: null,
    endsOn: null,
    amountCents: null,
  });
  expect(twice.json()).toMatchObject({ code: "reference_exists" });
  const other = await createTestCompany(portal);
  const seen = await portal.call({ path: "/purchasing/references", token: other.token });
  expect(seen.json()).toMatchObject({ entries: [], sites: [], version: 0 });
  expect(permission.purchaser).toBe(26);
});
