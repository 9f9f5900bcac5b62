import { maxFilterValues, maxSavedViews, type SavedView, type SavedViews } from "@kreislauf/contract/orders";
import { permission } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../../test/factories/company.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let colleague: { token: string; userId: number };

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  colleague = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser, permission.orderManager],
    siteIds: [company.siteId],
  });
});

const save = (name: string, more: object = {}, token = company.token) =>
  portal.call({
    method: "POST",
    path: "/orders/views",
    body: { name, shared: false, query: { orderStatus: "1", orderPhase: "overdue" }, ...more },
    token,
  });
const read = async (token = company.token) =>
  (await portal.call({ path: "/orders/views", token })).json<SavedViews>();
const namesOf = async (token = company.token) => (await read(token)).views.map(({ name }) => name);

test("views are a person's own; shared ones are seen by the company, one's own first", async () => {
  await save("Zuletzt", { shared: true });
  await save("Meine");
  await save("Alle überfälligen", {}, colleague.token);
  expect(await namesOf()).toEqual(["Meine", "Zuletzt"]);
  expect(await namesOf(colleague.token)).toEqual(["Alle überfälligen", "Zuletzt"]);
  expect((await read(colleague.token)).views).toMatchObject([{ own: true }, { own: false, shared: true }]);
  expect(await namesOf((await createTestCompany(portal)).token)).toEqual([]);
});

test("saving under the same name replaces the view, whatever its case", async () => {
  const first = (await save("Überfällig")).json<SavedView>();
  const second = (await save("überfällig", { query: { orderStatus: "2" } })).json<SavedView>();
  expect(second).toEqual({ ...first, name: "überfällig", query: { orderStatus: "2" } });
  expect(await namesOf()).toEqual(["überfällig"]);
});

test("only its owner changes or deletes a view", async () => {
  const { id } = (await save("Geteilt", { shared: true })).json<SavedView>();
  const path = `/orders/views/${id}`;
  for (const { token } of [colleague, await createTestCompany(portal)]) {
    const calls = [
      await portal.call({ method: "PATCH", path, body: { name: "Meins" }, token }),
      await portal.call({ method: "DELETE", path, token }),
    ];
    for (const answer of calls) expect(statusAndCode(answer)).toEqual([404, "not_found"]);
  }
  expect(await namesOf()).toEqual(["Geteilt"]);
  const changed = await portal.call({ method: "PATCH", path, body: { shared: false }, token: company.token });
  expect(changed.json()).toMatchObject({ name: "Geteilt", shared: false, query: { orderPhase: "overdue" } });
  await portal.call({ method: "DELETE", path, token: company.token });
  expect(await namesOf()).toEqual([]);
});

test("a name is given once, and there are at most 50 views", async () => {
  await save("Eins");
  const { id } = (await save("Zwei")).json<SavedView>();
  const renamed = { method: "PATCH", path: `/orders/views/${id}`, body: { name: "eins" } } as const;
  expect(statusAndCode(await portal.call({ ...renamed, token: company.token }))).toEqual([400, "validation"]);
  for (let number = 3; number <= maxSavedViews; number += 1) await save(`Ansicht ${number}`);
  expect(statusAndCode(await save("Eine zu viel"))).toEqual([400, "validation"]);
  expect((await save("Zwei")).statusCode).toBe(200);
});

test.each([
  ["without a name", { name: "  " }],
  ["with a name of 61 letters", { name: "n".repeat(61) }],
  ["with another kind of value", { query: { orderStatus: 1 } }],
  ["with more than an address holds", { query: { site: "1".repeat(10_001) } }],
])("a view %s is refused", async (_, more) => {
  expect((await save("Neu", more)).statusCode).toBe(400);
});

test("a view keeps as many of the longest cost centres as a filter takes", async () => {
  const codes = Array.from({ length: maxFilterValues }, (_, index) => `${index}`.padStart(40, '"'));
  const query = { costCentre: JSON.stringify(codes) };
  expect((await save("Kostenstellen", { query })).json<SavedView>()).toMatchObject({ query });
});

test("a shared view ends with the membership of its owner", async () => {
  await save("Vom Kollegen", { shared: true }, colleague.token);
  expect(await namesOf()).toEqual(["Vom Kollegen"]);
  await portal.call({ method: "DELETE", path: `/user/${colleague.userId}`, token: company.token });
  expect(await namesOf()).toEqual([]);
});

test("the columns are kept for the person, wherever they sign in", async () => {
  expect((await read()).columns).toBe(null);
  const columns = { hidden: ["details"], added: ["weight", "land"] };
  await portal.call({ method: "PATCH", path: "/orders/columns", body: columns, token: company.token });
  expect((await read()).columns).toEqual(columns);
  const usual = { hidden: null, added: [] };
  await portal.call({ method: "PATCH", path: "/orders/columns", body: usual, token: company.token });
  expect((await read()).columns).toEqual(usual);
  expect((await read(colleague.token)).columns).toBe(null);
});

test("what the database cannot store is refused, not lost", async () => {
  for (const text of ["\uD800", "a\u0000b"])
    expect(statusAndCode(await save("Kaputt", { query: { search: text } }))).toEqual([400, "validation"]);
  expect(await namesOf()).toEqual([]);
});
