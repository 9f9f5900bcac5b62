import type { DisposerVerbs } from "../disposers/index.ts";
import { confirmOrder } from "./confirm-order.ts";
import { reportExecution } from "./execute-order.ts";
import { reportFailedTrip } from "./fail-order.ts";
import { proposeDate } from "./propose-date.ts";

/** What a disposer without an account can do: the same verbs as the provider's systems use. */
export const disposerVerbs: DisposerVerbs = {
  confirm: confirmOrder,
  propose: proposeDate,
  execute: reportExecution,
  fail: reportFailedTrip,
};
