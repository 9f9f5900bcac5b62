import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission } from "../base/index.ts";
import { orderingRefusals } from "../orders/index.ts";
import {
  approvalChange,
  approvalDecision,
  approvalDecline,
  approvalList,
  approvalListQuery,
  approvalRequest,
  approvalRuleInput,
  approvalRuleOrder,
  approvalRules,
  approvalRuleView,
  approvalSubstitute,
  approverChoices,
  substituteInput,
} from "./approvals.schema.ts";

const { agreementManager, approver, orderManager, userManager } = permission;
const readers = needs(approver, orderManager, agreementManager);
const approvers = needs(approver);
const rulesReaders = needs(approver, userManager);
const rulesWriters = needs(userManager);
const params = z.object({ id: idParam });

/** Why approving, changing, declining or withdrawing a request is refused. */
const decisions = [
  "not_found",
  "approval_decided",
  "approval_lapsed",
  "approval_not_yours",
  "requester_gone",
] as const;

/** Requests that wait for an approval, and the rules that demand one (docs/coverage.md D21.1). */
export const approvalsApi = {
  listApprovals: {
    method: "GET",
    path: "/approval/requests",
    summary: "Requests that wait for the person, that they made, or that are decided",
    access: readers,
    query: approvalListQuery,
    answer: approvalList,
  },
  approvalRequest: {
    method: "GET",
    path: "/approval/requests/:id",
    summary: "One request with its history",
    access: readers,
    params,
    answer: approvalRequest,
    refusals: ["not_found"],
  },
  approveRequest: {
    method: "POST",
    path: "/approval/requests/:id/approve",
    summary: "Approve a request: it becomes an order, or waits for the second approval",
    access: approvers,
    params,
    body: approvalDecision,
    answer: approvalRequest,
    refusals: [...decisions, "approver_missing", ...orderingRefusals],
  },
  changeRequest: {
    method: "POST",
    path: "/approval/requests/:id/change",
    summary: "Change the amount or the date of a request for one order, and approve it",
    access: approvers,
    params,
    body: approvalChange,
    answer: approvalRequest,
    refusals: [
      ...decisions,
      "approver_missing",
      "approval_not_changeable",
      "reference_refused",
      ...orderingRefusals,
    ],
  },
  remindApprovers: {
    method: "POST",
    path: "/approval/requests/:id/remind",
    summary: "Remind those who may decide one's own request",
    access: needs(orderManager, agreementManager),
    params,
    body: approvalDecision,
    answer: approvalRequest,
    refusals: ["not_found", "approval_decided", "approval_lapsed", "approval_not_yours", "approval_reminded"],
  },
  declineRequest: {
    method: "POST",
    path: "/approval/requests/:id/decline",
    summary: "Decline a request with a reason",
    access: approvers,
    params,
    body: approvalDecline,
    answer: approvalRequest,
    refusals: decisions,
  },
  withdrawRequest: {
    method: "POST",
    path: "/approval/requests/:id/withdraw",
    summary: "Take back a request of one's own",
    access: readers,
    params,
    body: approvalDecision,
    answer: approvalRequest,
    refusals: decisions,
  },
  approvalRules: {
    method: "GET",
    path: "/approval/rules",
    summary: "The company's rules in the order in which they are tried",
    access: rulesReaders,
    answer: approvalRules,
  },
  createApprovalRule: {
    method: "POST",
    path: "/approval/rules",
    summary: "Add a rule after the others",
    access: rulesWriters,
    body: approvalRuleInput,
    answer: approvalRuleView,
    status: 201,
    refusals: ["approver_unknown", "too_many_rules"],
  },
  changeApprovalRule: {
    method: "PATCH",
    path: "/approval/rules/:id",
    summary: "Change a rule; requests that wait keep the approval they were made with",
    access: rulesWriters,
    params,
    body: approvalRuleInput,
    answer: approvalRuleView,
    refusals: ["not_found", "approver_unknown", "approval_rule_changed"],
  },
  deleteApprovalRule: {
    method: "DELETE",
    path: "/approval/rules/:id",
    summary: "Delete a rule; what waits because of it goes out",
    access: rulesWriters,
    params,
    answer: z.object({ released: z.int(), lapsed: z.int() }),
    refusals: ["not_found", "approval_rule_changed"],
  },
  orderApprovalRules: {
    method: "POST",
    path: "/approval/rules/order",
    summary: "Put the company's rules into another order",
    access: rulesWriters,
    body: approvalRuleOrder,
    answer: approvalRules,
    refusals: ["approval_rule_changed"],
  },
  approverChoices: {
    method: "GET",
    path: "/approval/approvers",
    summary: "Who can be named as approver",
    access: rulesReaders,
    answer: approverChoices,
  },
  approvalSubstitute: {
    method: "GET",
    path: "/approval/substitute",
    summary: "Who stands in for the person, and for whom they do",
    access: approvers,
    answer: approvalSubstitute,
  },
  setApprovalSubstitute: {
    method: "POST",
    path: "/approval/substitute",
    summary: "Name a substitute for some days; it takes the place of an earlier one",
    access: approvers,
    body: substituteInput,
    answer: approvalSubstitute,
    refusals: ["not_found", "approver_unknown"],
  },
  removeApprovalSubstitute: {
    method: "DELETE",
    path: "/approval/substitute",
    summary: "End the substitution",
    access: approvers,
    answer: approvalSubstitute,
  },
} as const satisfies EndpointTable;
