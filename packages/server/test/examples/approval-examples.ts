import type { approvalsApi } from "@kreislauf/contract/approvals";
import { permission } from "@kreislauf/contract/base";
import type { WaitingOrder } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import { createTestRule } from "../factories/approval.ts";
import { createTestUser, type TestCompany } from "../factories/company.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";

/** Calls about approval rules and substitutes, which belong to the company, not to a site. */
export const approvalsOfCompany = [
  "changeApprovalRule",
  "deleteApprovalRule",
  "orderApprovalRules",
  "setApprovalSubstitute",
] as const satisfies readonly (keyof typeof approvalsApi)[];

type Call = Pick<TestRequest, "path" | "body">;
type Example = (company: TestCompany) => Call | Promise<Call>;

const wish = {
  name: "Viele Behälter",
  siteIds: null,
  orderKinds: null,
  amountFrom: 5,
  priceAboveCents: null,
  hazardousOnly: false,
  second: null,
  ownAllowed: false,
};

/** An example call of every endpoint about approvals that succeeds for somebody of the company. */
export function approvalExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof approvalsApi, Example>> {
  const ruleOf = async ({ companyId, userId }: TestCompany) =>
    await createTestRule(portal(), { companyId, approverId: userId, amountFrom: 1_000, ownAllowed: true });
  const ruleBody = ({ userId }: TestCompany) => ({ ...wish, approver: { kind: "person", id: userId } });
  const requestOf = async (company: TestCompany) => {
    const { companyId, userId, siteId, agreementId } = company;
    const ruleId = await createTestRule(portal(), { companyId, approverId: userId, ownAllowed: true });
    const answer = await portal().call({
      method: "POST",
      path: "/order/create",
      body: {
        serviceLocationId: siteId,
        agreementId,
        containerActionId: 4,
        amount: 1,
        desiredDate: "2027-03-10",
      },
      token: company.token,
    });
    const { db } = portal().database;
    await db.updateTable("approval_rules").set({ amount_from: 1_000 }).where("id", "=", ruleId).execute();
    return answer.json<WaitingOrder>().approvalRequest.id;
  };
  const request =
    (verb: string, body?: object): Example =>
    async (company) => ({
      path: `/approval/requests/${await requestOf(company)}${verb}`,
      ...(body && { body: { version: 1, ...body } }),
    });
  return {
    listApprovals: () => ({ path: "/approval/requests?tab=decided" }),
    approvalRequest: request(""),
    approveRequest: request("/approve", {}),
    changeRequest: request("/change", { desiredDate: "2027-03-11" }),
    declineRequest: request("/decline", { declineReason: "too_many" }),
    remindApprovers: async (company) => {
      const id = await requestOf(company);
      await portal()
        .database.db.updateTable("approval_requests")
        .set({ requested_on: sql<string>`requested_on - interval '5 hours'` })
        .where("id", "=", id)
        .execute();
      return { path: `/approval/requests/${id}/remind`, body: { version: 1 } };
    },
    withdrawRequest: request("/withdraw", {}),
    approvalRules: () => ({ path: "/approval/rules" }),
    createApprovalRule: (company) => ({ path: "/approval/rules", body: ruleBody(company) }),
    changeApprovalRule: async (company) => ({
      path: `/approval/rules/${await ruleOf(company)}`,
      body: ruleBody(company),
    }),
    deleteApprovalRule: async (company) => ({ path: `/approval/rules/${await ruleOf(company)}` }),
    orderApprovalRules: async (company) => ({
      path: "/approval/rules/order",
      body: { ruleIds: [await ruleOf(company)] },
    }),
    approverChoices: () => ({ path: "/approval/approvers" }),
    approvalSubstitute: () => ({ path: "/approval/substitute" }),
    setApprovalSubstitute: async ({ companyId, siteId }) => {
      const { userId } = await createTestUser(portal(), companyId, {
        permissions: [permission.approver],
        siteIds: [siteId],
      });
      return {
        path: "/approval/substitute",
        body: { substituteId: userId, from: "2027-03-10", until: "2027-03-12" },
      };
    },
    removeApprovalSubstitute: () => ({ path: "/approval/substitute" }),
  };
}
