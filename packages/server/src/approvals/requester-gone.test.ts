import { permission } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import type { WaitingOrder } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApprovalCompany, createTestRule } from "../../test/factories/approval.ts";
import type { TestCompany } from "../../test/factories/company.ts";
import type { TestPerson } from "../../test/portal/person-tokens.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

/** When a request is approved, the person who ordered must still have the right to order. */

let portal: TestPortal;
let company: TestCompany;
let buyer: TestPerson;
let lead: TestPerson;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  ({ company, buyer, lead } = await createApprovalCompany(portal));
  await createTestRule(portal, { companyId: company.companyId, approverId: lead.userId });
});

const post = (path: string, body: object, token: string) =>
  portal.call({ method: "POST", path, body, token });

const calls = {
  "an order": () => ({
    path: "/order/create",
    body: {
      serviceLocationId: company.siteId,
      agreementId: company.agreementId,
      containerActionId: containerAction.empty,
      amount: 1,
      desiredDate: "2027-03-10",
    },
  }),
  "a new container": () => ({
    path: "/agreement/create",
    body: {
      serviceLocationId: company.siteId,
      wasteTypeId: 101,
      containerTypeId: 203,
      agreementTypeId: 3,
      amount: 1,
      desiredDate: "2027-03-16",
    },
  }),
};
const { agreementManager, orderManager } = permission;

test.each([
  ["an order", orderManager, [200, undefined]],
  ["an order", agreementManager, [409, "requester_gone"]],
  ["a new container", agreementManager, [200, undefined]],
  ["a new container", orderManager, [409, "requester_gone"]],
] as const)("approving %s of somebody who kept right %i alone answers %j", async (what, right, outcome) => {
  const { path, body } = calls[what]();
  const asked = await post(path, body, buyer.token);
  expect(asked.statusCode, asked.body).toBe(202);
  const { id } = asked.json<WaitingOrder>().approvalRequest;
  await portal.database.db
    .updateTable("memberships")
    .set({ permissions: [permission.defaultUser, right] })
    .where("user_id", "=", buyer.userId)
    .execute();
  const answer = await post(`/approval/requests/${id}/approve`, { version: 1 }, lead.token);
  expect(statusAndCode(answer), answer.body).toEqual(outcome);
});
