import type { Order, WaitingOrder } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApprovalCompany, createTestRule } from "../../test/factories/approval.ts";
import type { TestCompany } from "../../test/factories/company.ts";
import { openTestStream } from "../../test/portal/live-stream.ts";
import type { TestPerson } from "../../test/portal/person-tokens.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let buyer: TestPerson;
let lead: TestPerson;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  ({ company, buyer, lead } = await createApprovalCompany(portal));
});

const sendOrder = () =>
  portal.call({
    method: "POST",
    path: "/order/create",
    body: {
      serviceLocationId: company.siteId,
      agreementId: company.agreementId,
      containerActionId: 4,
      amount: 1,
      desiredDate: "2027-03-09",
    },
    token: buyer.token,
  });
const createOrder = async () => {
  const answer = await sendOrder();
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
};
const edit = ({ id, version }: Order, change: object) =>
  portal.call({
    method: "PATCH",
    path: `/order/edit/${id}`,
    body: { version, ...change },
    token: buyer.token,
  });

test("an order below the limit is not raised to it, and one that stays below is", async () => {
  await createTestRule(portal, { companyId: company.companyId, approverId: lead.userId, amountFrom: 3 });
  const order = await createOrder();
  const raised = await edit(order, { amount: 3 });
  expect(raised.statusCode).toBe(409);
  expect(raised.json()).toMatchObject({ code: "change_needs_approval" });
  const below = await edit(order, { amount: 2 });
  expect(below.statusCode, below.body).toBe(200);
  expect(below.json<Order>().amount).toBe(2);
});

test("a new date needs no approval, another action does", async () => {
  const order = await createOrder();
  await createTestRule(portal, { companyId: company.companyId, approverId: lead.userId });
  const moved = await edit(order, { desiredDate: "2027-03-10" });
  expect(moved.statusCode, moved.body).toBe(200);
  const changed = await edit(moved.json<Order>(), { containerActionId: 1 });
  expect(changed.json()).toMatchObject({ code: "change_needs_approval" });
});

test("who approves is told live that a request is withdrawn", async () => {
  await createTestRule(portal, { companyId: company.companyId, approverId: lead.userId });
  const stream = await openTestStream(portal, lead.token);
  // The stream begins with the rooms that may have changed before it was opened.
  await stream.until("users");
  stream.clear();
  const { approvalRequest } = (await sendOrder()).json<WaitingOrder>();
  await stream.until("notifications");
  stream.clear();
  const withdrawn = await portal.call({
    method: "POST",
    path: `/approval/requests/${approvalRequest.id}/withdraw`,
    body: { version: 1 },
    token: buyer.token,
  });
  expect(withdrawn.statusCode, withdrawn.body).toBe(200);
  await stream.until("notifications");
  stream.close();
});
