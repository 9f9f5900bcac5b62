import { approvalsApi } from "@kreislauf/contract/approvals";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import {
  changeApprovalRule,
  createApprovalRule,
  deleteApprovalRule,
  listApprovalRules,
  listApproverChoices,
  orderApprovalRules,
} from "./approval-rules.ts";
import { approveRequest, changeRequest, declineRequest, withdrawRequest } from "./decide-request.ts";
import { listApprovals } from "./list-approvals.ts";
import { remindApprovers } from "./remind-approvers.ts";
import { getSubstitute, removeSubstitute, setSubstitute } from "./substitutes.ts";
import { getRequestView } from "./to-approval-view.ts";

export function bindApprovalsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, approvalsApi, {
    listApprovals: (context, { query }) => listApprovals(context, query),
    approvalRequest: (context, { params }) => getRequestView(context, params.id),
    approveRequest: (context, { params, body }) => approveRequest(context, params.id, body),
    changeRequest: (context, { params, body }) => changeRequest(context, params.id, body),
    remindApprovers: (context, { params, body }) => remindApprovers(context, params.id, body),
    declineRequest: (context, { params, body }) => declineRequest(context, params.id, body),
    withdrawRequest: (context, { params, body }) => withdrawRequest(context, params.id, body),
    approvalRules: (context) => listApprovalRules(context),
    createApprovalRule: (context, { body }) => createApprovalRule(context, body),
    changeApprovalRule: (context, { params, body }) => changeApprovalRule(context, params.id, body),
    deleteApprovalRule: (context, { params }) => deleteApprovalRule(context, params.id),
    orderApprovalRules: (context, { body }) => orderApprovalRules(context, body.ruleIds),
    approverChoices: (context) => listApproverChoices(context),
    approvalSubstitute: (context) => getSubstitute(context),
    setApprovalSubstitute: (context, { body }) => setSubstitute(context, body),
    removeApprovalSubstitute: (context) => removeSubstitute(context),
  });
}
