import type { DisposerVerbs } from "../disposers/index.ts";
import { confirmOrder } from "./confirm-order.ts";
import { reportExecution } from "./execute-order.ts";
import { reportFailedTrip } from "./fail-order.ts";
import { proposeDate } from "./propose-date.ts";

/** What a disposer without an account can do with an order: the functions that the provider's API calls, too. */
export const disposerVerbs: DisposerVerbs = {
  confirm: confirmOrder,
  propose: proposeDate,
  execute: reportExecution,
  fail: reportFailedTrip,
};
