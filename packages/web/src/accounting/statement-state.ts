import { ageingGroups } from "@kreislauf/contract/accounting";
import type { StateOf } from "../base/list-state.ts";
import * as param from "../base/list-state.ts";

/** The age group and the page of the statement of account; a group of null shows documents of all ages. */
export const statementList = param.defineListState("statement", {
  group: param.choice("statementAge", ageingGroups, null),
  page: param.page("statementPage"),
});
export type StatementState = StateOf<typeof statementList>;
