import type { EndpointTable, ErrorCode } from "../base/index.ts";
import { maxPhotoBodyBytes, orderActionRefusals, orderingRefusals, photoRefusals } from "../orders/index.ts";
import { sketchFile } from "../sites/index.ts";
import { disposerLinkRefusals } from "./disposers.codes.ts";
import {
  disposerConfirmation,
  disposerExecution,
  disposerFailure,
  disposerLink,
  disposerOrder,
  disposerProposal,
  disposerSketchWish,
} from "./disposers.schema.ts";

const refusedFor = (...codes: readonly ErrorCode[]): readonly ErrorCode[] => [
  ...disposerLinkRefusals,
  ...orderActionRefusals,
  "order_changed",
  ...codes,
];

/** What a disposer without an account can do with the link of an order. The token is in the body of every call. */
export const disposersApi = {
  disposerOrder: {
    method: "POST",
    path: "/disposer/order",
    summary: "The order of a link; changes nothing",
    access: "public",
    body: disposerLink,
    answer: disposerOrder,
    refusals: [...disposerLinkRefusals],
  },
  disposerSketch: {
    method: "POST",
    path: "/disposer/sketch",
    summary: "A sketch of the way in, as long as the order runs",
    access: "public",
    body: disposerSketchWish,
    answer: sketchFile,
    refusals: [...disposerLinkRefusals, "not_found"],
  },
  confirmByDisposer: {
    method: "POST",
    path: "/disposer/confirm",
    summary: "Confirm the desired date; the same answer again changes nothing",
    access: "public",
    body: disposerConfirmation,
    answer: disposerOrder,
    refusals: refusedFor("confirmed_date_differs"),
  },
  proposeByDisposer: {
    method: "POST",
    path: "/disposer/propose",
    summary: "Propose another date; the same answer again changes nothing",
    access: "public",
    body: disposerProposal,
    answer: disposerOrder,
    refusals: refusedFor(
      "date_not_in_future",
      "proposed_date_is_desired",
      "proposal_too_late",
      "no_time_to_answer",
      ...orderingRefusals,
    ),
  },
  executeByDisposer: {
    method: "POST",
    path: "/disposer/execute",
    summary: "Report the order as carried out today, with its weight; the same answer again changes nothing",
    access: "public",
    body: disposerExecution,
    answer: disposerOrder,
    refusals: refusedFor("executed_in_future", "weight_implausible", "trip_not_due", ...photoRefusals),
    maxBodyBytes: maxPhotoBodyBytes,
  },
  failByDisposer: {
    method: "POST",
    path: "/disposer/fail",
    summary: "Report a failed trip; the same answer again changes nothing",
    access: "public",
    body: disposerFailure,
    answer: disposerOrder,
    refusals: refusedFor("trip_not_due", ...photoRefusals),
    maxBodyBytes: maxPhotoBodyBytes,
  },
} as const satisfies EndpointTable;
