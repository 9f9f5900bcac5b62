import { approvalsApi, type ApprovalTab, approvalPageSize } from "@kreislauf/contract/approvals";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

export const approvalListQuery = (tab: ApprovalTab, page: number) =>
  queryOptions({
    queryKey: ["approvals", "list", tab, page],
    queryFn: ({ signal }) =>
      call(
        approvalsApi.listApprovals,
        { query: { tab, limit: approvalPageSize, offset: (page - 1) * approvalPageSize } },
        { signal },
      ),
  });

/** The largest number of waiting requests shown in the dashboard's list of things to do. */
const shownToDo = 2;

/** The most urgent requests that wait for the user's decision, at most `shownToDo` of them. */
export const waitingApprovalsQuery = queryOptions({
  queryKey: ["approvals", "waiting"],
  queryFn: ({ signal }) =>
    call(approvalsApi.listApprovals, { query: { tab: "mine", limit: shownToDo } }, { signal }),
});

export const approvalRequestQuery = (id: number) =>
  queryOptions({
    queryKey: ["approvals", "request", id],
    queryFn: ({ signal }) => call(approvalsApi.approvalRequest, { params: { id } }, { signal }),
  });

export const approvalRulesQuery = queryOptions({
  queryKey: ["approvals", "rules"],
  queryFn: ({ signal }) => call(approvalsApi.approvalRules, {}, { signal }),
});

export const approverChoicesQuery = queryOptions({
  queryKey: ["approvals", "choices"],
  queryFn: ({ signal }) => call(approvalsApi.approverChoices, {}, { signal }),
});

export const approvalSubstituteQuery = queryOptions({
  queryKey: ["approvals", "substitute"],
  queryFn: ({ signal }) => call(approvalsApi.approvalSubstitute, {}, { signal }),
});

/** Refetches requests, orders and agreements, because a decision can change each of them. */
export const refreshApprovals = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ["approvals"] }),
    queryClient.invalidateQueries({ queryKey: ["orders"] }),
    queryClient.invalidateQueries({ queryKey: ["agreements"] }),
  ]);
