import type { DisposerVerbs } from "../disposers/index.ts";
import { confirmOrder } from "./confirm-order.ts";
import { reportExecution } from "./execute-order.ts";
import { reportFailedTrip } from "./fail-order.ts";
import { proposeDate } from "./propose-date.ts";

/** The functions behind the answers of a disposer without an account: the same ones that the provider's API calls. */
export const disposerVerbs: DisposerVerbs = {
  confirm: confirmOrder,
  propose: proposeDate,
  execute: reportExecution,
  fail: reportFailedTrip,
};
