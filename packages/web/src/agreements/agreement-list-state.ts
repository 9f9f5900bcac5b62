import { agreementTypeIds } from "@kreislauf/contract/catalog";
import * as param from "../base/list-state.ts";

const maxSearchLength = 200;

/** Which agreements of a site are shown. */
export const agreementList = param.defineListState("agreements", {
  search: param.text("agreementSearch", maxSearchLength),
  type: param.choice("agreementKind", agreementTypeIds, null),
});
