import { containerAction } from "@kreislauf/contract/catalog";
import type { CreatedSiteOrders, Order } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectLockWaits } from "../../test/assertions/expect-lock-waits.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { createTestAgreement } from "../../test/factories/agreement.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { makeAgreementHazardous } from "../../test/factories/proof.ts";
import { createTestReferences } from "../../test/factories/references.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

/** Entries with an amount or an end, in any field: what orders use of them, and what an edit checks again. */

let portal: TestPortal;
let company: TestCompany;
let key: string;
beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal, { containersOnSite: 4 });
  await setPrices(company.agreementId, [{ unit: "piece", cents: 10_000, vatRate: 19 }]);
});

const setPrices = (agreementId: number, prices: readonly object[]) =>
  portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${agreementId}/prices`,
    body: {
      ...testEvent(portal),
      version: "Preisliste",
      terms: "Bedingungen",
      validFrom: "2027-01-01",
      prices,
    },
    token: key,
  });
const wish = (more: object = {}) => ({
  serviceLocationId: company.siteId,
  agreementId: company.agreementId,
  containerActionId: containerAction.empty,
  amount: 1,
  desiredDate: "2027-03-10",
  ...more,
});
const call = (method: "POST" | "PATCH", path: string, body: object) =>
  portal.call({ method, path, body, token: company.token });
const order = (more: object = {}) => call("POST", "/order/create", wish(more));
const edit = ({ id, version }: Order, change: object) =>
  call("PATCH", `/order/edit/${id}`, { version, ...change });
const limit = (amountCents: number, code = "4711") =>
  createTestReferences(portal, company.companyId, [{ field: "costCentre", code, amountCents }]);
const lockedEntries = async (work: () => Promise<unknown>) =>
  (await portal.statementsOf(work)).filter(({ sql }) => /"reference_entries".*for no key update/s.test(sql));

test("two orders on two agreements do not take more of an amount than there is", async () => {
  const other = await createTestAgreement(portal, company.companyId, company.siteId, 4, "emptying");
  await setPrices(other, [{ unit: "piece", cents: 10_000, vatRate: 19 }]);
  await limit(15_000);
  const { db, kind } = portal.database;
  const { answers } = await db.transaction().execute(async (holder) => {
    const entry = holder.selectFrom("reference_entries").where("company_id", "=", company.companyId);
    await entry.select("id").forNoKeyUpdate().execute();
    const started = [company.agreementId, other].map((agreementId) =>
      order({ agreementId, costCentre: "4711" }),
    );
    if (kind === "postgresql") await expectLockWaits(portal, started.length);
    return { answers: started };
  });
  const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(codes.toSorted((one, next) => one - next)).toEqual([201, 400]);
});

test("an entry is locked only where it has an amount", async () => {
  await limit(15_000);
  await createTestReferences(portal, company.companyId, [{ field: "costCentre", code: "4712" }]);
  const place = (costCentre: string) => async () => {
    expect((await order({ costCentre })).statusCode).toBe(201);
  };
  expect(await lockedEntries(place("4712"))).toHaveLength(0);
  expect(await lockedEntries(place("4711"))).toHaveLength(1);
  const check = () => call("POST", "/order/check-site-orders", { orders: [wish({ costCentre: "4711" })] });
  expect(await lockedEntries(check)).toHaveLength(0);
});

test("an order locks its agreement, then its proofs, then the entries with an amount by their ids", async () => {
  await makeAgreementHazardous(portal, company);
  await createTestReferences(portal, company.companyId, [
    { field: "project", code: "Umbau", amountCents: 50_000 },
    { field: "costCentre", code: "4711", amountCents: 50_000 },
  ]);
  const statements = await portal.statementsOf(async () => {
    const placed = await order({ costCentre: "4711", project: "Umbau" });
    expect(placed.statusCode, placed.body).toBe(201);
  });
  const locks = statements.flatMap(
    ({ sql }) =>
      /for update of "(agreements)"|(pg_advisory_xact_lock)|"(reference_entries)" .* order by "id" for no key update/s
        .exec(sql)
        ?.slice(1)
        .find((name) => name !== undefined) ?? [],
  );
  expect(locks).toEqual(["agreements", "pg_advisory_xact_lock", "reference_entries"]);
});

test("of orders of several sites the one whose entry was closed meanwhile is refused by itself", async () => {
  const other = await createTestAgreement(portal, company.companyId, company.siteId, 4, "emptying");
  await createTestReferences(portal, company.companyId, [
    { field: "costCentre", code: "4711", closed: true },
    { field: "costCentre", code: "4712" },
  ]);
  const orders = [wish({ costCentre: "4711" }), wish({ agreementId: other, costCentre: "4712" })];
  const { rows } = (await call("POST", "/order/create-site-orders", { orders })).json<CreatedSiteOrders>();
  expect(rows).toMatchObject([
    { order: null, refused: { code: "reference_refused" } },
    { order: { costCentre: "4712" }, refused: null },
  ]);
});

test("of orders of several sites the one that an amount does not cover is refused by itself", async () => {
  const other = await createTestAgreement(portal, company.companyId, company.siteId, 4, "emptying");
  await setPrices(other, [{ unit: "piece", cents: 10_000, vatRate: 19 }]);
  await limit(15_000);
  await call("PATCH", `/purchasing/references/sites/${company.siteId}`, {
    customerOrderNumber: null,
    costCentre: "4711",
    project: null,
  });
  const orders = [wish(), wish({ agreementId: other })];
  const { rows } = (await call("POST", "/order/create-site-orders", { orders })).json<CreatedSiteOrders>();
  expect(rows).toMatchObject([
    { order: { costCentre: "4711" }, refused: null },
    { order: null, refused: { code: "reference_refused" } },
  ]);
});

test("an edit is judged by the amount of any field: a larger amount, and a dearer action", async () => {
  await setPrices(company.agreementId, [
    { unit: "piece", cents: 10_000, vatRate: 19 },
    { unit: "piece", containerActionId: containerAction.pickUp, cents: 30_001, vatRate: 19 },
  ]);
  await limit(30_000);
  const placed = (await order({ costCentre: "4711" })).json<Order>();
  for (const change of [{ amount: 4 }, { containerActionId: containerAction.pickUp }]) {
    const refused = await edit(placed, change);
    expect(statusAndCode(refused)).toEqual([400, "validation"]);
    expect(refused.json<{ details: object[] }>().details).toMatchObject([{ field: "costCentre" }]);
  }
  const larger = await edit(placed, { amount: 3 });
  expect(larger.statusCode, larger.body).toBe(200);
});

test("an order is moved although its cost centre was closed, unless that is a frame order that ended", async () => {
  await createTestReferences(portal, company.companyId, [
    { field: "costCentre", code: "4711" },
    { field: "project", code: "Umbau", endsOn: "2027-03-12" },
  ]);
  const placed = (await order({ costCentre: "4711", project: "Umbau" })).json<Order>();
  await portal.database.db
    .updateTable("reference_entries")
    .set({ closed: true })
    .where("company_id", "=", company.companyId)
    .where("field", "=", "costCentre")
    .execute();
  const ended = await edit(placed, { desiredDate: "2027-03-15" });
  expect(ended.json<{ details: object[] }>().details).toMatchObject([{ field: "project" }]);
  const moved = await edit(placed, { desiredDate: "2027-03-12" });
  expect(moved.statusCode, moved.body).toBe(200);
});

test("a third day for a proposal is refused as a whole, since its dialog has no field for the project", async () => {
  await createTestReferences(portal, company.companyId, [
    { field: "project", code: "Umbau", endsOn: "2027-03-12" },
  ]);
  const { id } = (await order({ project: "Umbau" })).json<Order>();
  const proposed = await portal.call({
    method: "POST",
    path: `/provider/v1/order/${id}/propose`,
    body: { ...testEvent(portal), date: "2027-03-11" },
    token: key,
  });
  expect(proposed.statusCode, proposed.body).toBe(200);
  const answer = (desiredDate: string) =>
    call("POST", "/order/answer-proposal", { orderId: id, version: 2, answer: "other", desiredDate });
  expect(statusAndCode(await answer("2027-03-15"))).toEqual([409, "reference_refused"]);
  expect((await answer("2027-03-12")).statusCode).toBe(200);
});
