import { containerAction } from "@kreislauf/contract/catalog";
import type { ExpectedApprovals, WaitingOrder } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApprovalCompany, createTestRule } from "../../test/factories/approval.ts";
import type { TestCompany } from "../../test/factories/company.ts";
import type { TestPerson } from "../../test/portal/person-tokens.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let buyer: TestPerson;
let lead: TestPerson;

beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  ({ company, buyer, lead } = await createApprovalCompany(portal));
});
afterAll(() => portal.close());

const tuesday = "2027-03-09";
const rule = (options: object = {}) =>
  createTestRule(portal, { companyId: company.companyId, approverId: lead.userId, ...options });
const planned = (more: object = {}) => ({
  agreementId: company.agreementId,
  containerActionId: containerAction.empty,
  amount: 2,
  desiredDate: tuesday,
  ...more,
});
const post = (path: string, body: object, token = buyer.token) =>
  portal.call({ method: "POST", path, body, token });
const ask = (orders: readonly object[], areTogether = true, token = buyer.token) =>
  post("/order/expected-approvals", { orders, areTogether }, token);
const approvalsOf = async (orders: readonly object[], areTogether = true) => {
  const answer = await ask(orders, areTogether);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ExpectedApprovals>().approvals;
};

test("without a rule, and below its limit, nobody has to approve", async () => {
  expect(await approvalsOf([planned()])).toEqual([null]);
  await rule({ amountFrom: 3 });
  expect(await approvalsOf([planned({ amount: 2 })])).toEqual([null]);
  expect(await approvalsOf([planned({ amount: 3 })])).toMatchObject([{ ruleName: "Alles" }]);
});

test("says what the order is answered when it is given: who, until when, and by which rule", async () => {
  await rule({ name: "Werkstatt" });
  const [expected] = await approvalsOf([planned()]);
  const given = await post("/order/create", {
    ...planned(),
    serviceLocationId: company.siteId,
  });
  expect(given.statusCode).toBe(202);
  const { approvalRequest } = given.json<WaitingOrder>();
  expect(expected).toEqual({
    ruleName: approvalRequest.ruleName,
    approveBy: approvalRequest.approveBy,
    approvers: approvalRequest.approvers,
    needsSecond: false,
  });
});

test("orders given together wait as a whole, orders of several sites each by itself", async () => {
  await rule({ amountFrom: 3 });
  const orders = [planned({ amount: 1 }), planned({ amount: 3 })];
  expect(await approvalsOf(orders)).toMatchObject([{ ruleName: "Alles" }]);
  expect(await approvalsOf(orders, false)).toMatchObject([null, { ruleName: "Alles" }]);
});

test("a second level is named, and nobody where nobody may approve", async () => {
  await rule({
    amountFrom: 1,
    second: { approver: { kind: "person", id: lead.userId }, amountFrom: 2, priceAboveCents: null },
  });
  expect(await approvalsOf([planned({ amount: 1 })])).toMatchObject([{ needsSecond: false }]);
  expect(await approvalsOf([planned({ amount: 2 })])).toMatchObject([{ needsSecond: true }]);
  await portal.database.db
    .updateTable("memberships")
    .set({ permissions: [11] })
    .where("user_id", "=", lead.userId)
    .execute();
  expect(await approvalsOf([planned()])).toMatchObject([{ approvers: [] }]);
  const given = await post("/order/create", { ...planned(), serviceLocationId: company.siteId });
  expect(statusAndCode(given)).toEqual([409, "approver_missing"]);
});

test("a new container is looked at by what the catalog offers", async () => {
  await rule({ orderKinds: ["placement"] });
  const placement = {
    containerActionId: containerAction.place,
    amount: 1,
    desiredDate: "2027-03-16",
    serviceLocationId: company.siteId,
    wasteTypeId: 101,
    containerTypeId: 203,
    agreementTypeId: 3,
  };
  expect(await approvalsOf([placement])).toMatchObject([{ ruleName: "Alles" }]);
  expect(await approvalsOf([planned()])).toEqual([null]);
  expect(statusAndCode(await ask([{ ...placement, containerTypeId: 299 }]))).toEqual([409, "not_in_catalog"]);
  expect(statusAndCode(await ask([{ ...placement, wasteTypeId: undefined }]))).toEqual([400, "validation"]);
});

test("a hundred rows take as many statements as one, and write nothing", async () => {
  await rule({ priceAboveCents: 100 });
  const rows = Array.from({ length: 100 }, () => planned());
  const one = await portal.statementsOf(() => approvalsOf([planned()], false));
  const many = await portal.statementsOf(() => approvalsOf(rows, false));
  // Some more statements are allowed, because jobs may read something meanwhile.
  expect(many.length).toBeLessThan(one.length + rows.length / 10);
  expect(many.filter(({ sql }) => /insert into "?(orders|approval_requests)/.test(sql))).toEqual([]);
});

test("agreements of another company are not found", async () => {
  const { company: other } = await createApprovalCompany(portal);
  expect(statusAndCode(await ask([planned({ agreementId: other.agreementId })]))).toEqual([404, "not_found"]);
});
