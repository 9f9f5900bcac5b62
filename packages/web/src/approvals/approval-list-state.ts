import { approvalTabs } from "@kreislauf/contract/approvals";
import * as param from "../base/list-state.ts";

/**
 * Which tab and page of requests is listed, and which request is open: mails link to a request with `request` in the
 * URL.
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
