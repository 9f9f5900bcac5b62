import { approvalTabs } from "@kreislauf/contract/approvals";
import * as param from "../base/list-state.ts";

/**
 * The tab and page of requests that are listed, and the request that is open; mails link to it with the parameter
 * `request`.
 */
export const approvalList = param.defineListState(
  "approvals",
  {
    tab: param.choice("tab", approvalTabs, "mine"),
    page: param.page("approvalPage"),
    request: param.id("request"),
  },
  { keepsPage: ["request"] },
);
