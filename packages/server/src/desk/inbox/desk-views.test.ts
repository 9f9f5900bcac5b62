import type { DeskOrder, DeskView } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  staff = await createTestStaff(portal, { roles: ["dispatch"] });
});

const call = (
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: object,
  token = staff.token,
) => portal.call({ method, path: `/desk/v1/views${path}`, token, ...(body && { body }) });
const keep = async (name: string, query: object) =>
  (await call("POST", "", { name, query })).json<DeskView>();
const views = async (token = staff.token) =>
  (await call("GET", "", undefined, token)).json<{ views: DeskView[] }>().views;

test("a view keeps filters and order of the rows for its person alone", async () => {
  const query = { phase: "confirmed", sort: "latest", land: "HE", companyId: company.companyId };
  const view = await keep("Nur Hessen", query);
  expect(await views()).toEqual([{ id: view.id, name: "Nur Hessen", query, dropped: [] }]);
  const colleague = await createTestStaff(portal, { roles: ["dispatch"] });
  expect(await views(colleague.token)).toEqual([]);
  const other = { name: "Meine", query: {} };
  for (const answer of [
    await call("PATCH", `/${view.id}`, other, colleague.token),
    await call("DELETE", `/${view.id}`, undefined, colleague.token),
  ])
    expect(statusAndCode(answer)).toEqual([404, "not_found"]);
  await call("PATCH", `/${view.id}`, { name: "Nur Bayern", query: { land: "BY" } });
  expect(await views()).toMatchObject([{ name: "Nur Bayern", query: { land: "BY" } }]);
  await call("DELETE", `/${view.id}`);
  expect(await views()).toEqual([]);
});

test("a name that is empty, too long or taken is refused, and more views than anybody can use", async () => {
  const view = await keep("Nur Hessen", {});
  for (const name of ["", "   ", "x".repeat(41)])
    expect(statusAndCode(await call("POST", "", { name, query: {} }))).toEqual([400, "validation"]);
  const taken = { name: "nur hessen", query: {} };
  expect(statusAndCode(await call("POST", "", taken))).toEqual([409, "view_name_taken"]);
  const other = await keep("Andere", {});
  expect(statusAndCode(await call("PATCH", `/${other.id}`, taken))).toEqual([409, "view_name_taken"]);
  expect((await call("PATCH", `/${view.id}`, taken)).statusCode).toBe(200);
  for (const query of [{ colour: "red" }, { phase: "old" }, { from: "1.3.2027" }])
    expect(statusAndCode(await call("POST", "", { name: "Falsch", query }))).toEqual([400, "validation"]);
  for (let count = 2; count < 30; count += 1) await keep(`Ansicht ${count}`, {});
  const oneMore = await call("POST", "", { name: "Noch eine", query: {} });
  expect(statusAndCode(oneMore)).toEqual([409, "too_many_views"]);
});

test("filters that mean nothing any more are left out and named", async () => {
  await keep("Alt", {
    companyId: 1_999_999,
    wasteTypeId: 1_999_999,
    disposer: "Nirgends",
    from: "2027-01-01",
    to: "2027-01-31",
    land: "HE",
  });
  expect(await views()).toMatchObject([
    { query: { land: "HE" }, dropped: ["companyId", "wasteTypeId", "disposer", "from", "to"] },
  ]);
});

test("the inbox can be sorted by the latest given", async () => {
  const own = await createTestCompany(portal);
  const first = await createTestOrder(portal, own, { desiredDate: "2027-03-20" });
  const second = await createTestOrder(portal, own, { desiredDate: "2027-03-22" });
  const ids = async (sort: string) => {
    const path = `/desk/v1/orders?companyId=${own.companyId}&sort=${sort}`;
    const answer = await portal.call({ path, token: staff.token });
    return answer.json<{ orders: DeskOrder[] }>().orders.map(({ id }) => id);
  };
  expect(await ids("day")).toEqual([first, second]);
  expect(await ids("latest")).toEqual([second, first]);
});
