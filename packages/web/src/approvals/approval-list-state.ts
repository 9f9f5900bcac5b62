import { approvalTabs } from "@kreislauf/contract/approvals";
import * as param from "../base/list-state.ts";

/** Which requests are listed and which one is open; links in mails name it as `request`. */
export const approvalList = param.defineListState(
  "approvals",
  {
    tab: param.choice("tab", approvalTabs, "mine"),
    page: param.page("approvalPage"),
    request: param.id("request"),
  },
  { keepsPage: ["request"] },
);
