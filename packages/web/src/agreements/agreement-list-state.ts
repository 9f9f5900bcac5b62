import { agreementTypeIds } from "@kreislauf/contract/catalog";
import * as param from "../base/list-state.ts";

const maxSearchLength = 200;

/** The search and the filter that decide which agreements of a site are shown; a type of null shows every type. */
export const agreementList = param.defineListState("agreements", {
  search: param.text("agreementSearch", maxSearchLength),
  type: param.choice("agreementKind", agreementTypeIds, null),
});
