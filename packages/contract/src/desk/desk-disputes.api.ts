import * as z from "zod/mini";
import { attachment, date, type EndpointTable, id, idParam, instant, needsRole } from "../base/index.ts";
import {
  deviationKinds,
  disputeAnswer,
  disputeReasons,
  lineParams,
  lineReviewStates,
  withdrawnDispute,
} from "../invoices/index.ts";
import { sketchFile } from "../sites/index.ts";

const access = needsRole("documents");

/** The most disputes that the desk lists. */
export const maxDeskDisputes = 200;

/** A line of an invoice that a customer has disputed, with the messages about it. */
const deskDispute = z.object({
  documentId: id,
  number: z.string(),
  position: z.int(),
  version: z.int(),
  companyName: z.string(),
  customerNumber: z.nullable(z.string()),
  siteName: z.string(),
  description: z.string(),
  orderNumber: z.nullable(z.string()),
  netAmount: z.int(),
  /** The net amount in cents according to order, weight and agreed price; null if it cannot be computed from them. */
  expectedAmount: z.nullable(z.int()),
  deviations: z.array(z.enum(deviationKinds)),
  state: z.enum(lineReviewStates),
  /** The day until which the provider must answer the dispute; null if no answer is due. */
  answerBy: z.nullable(date),
  creditNoteNumber: z.nullable(z.string()),
  messages: z.array(
    z.object({
      id,
      event: z.enum(lineReviewStates),
      reason: z.nullable(z.enum(disputeReasons)),
      text: z.string(),
      author: z.string(),
      at: instant,
      attachments: z.array(attachment),
    }),
  ),
});
export type DeskDispute = z.output<typeof deskDispute>;

export const deskDisputeStates = ["open", "answered"] as const;
export type DeskDisputeState = (typeof deskDisputeStates)[number];

/** Disputed lines of invoices; they are answered by the same rules as in the provider's interface. */
export const deskDisputesApi = {
  deskDisputes: {
    method: "GET",
    path: "/desk/v1/disputes",
    summary: "Disputed lines: open ones, the first due first, or answered ones, the latest first",
    access,
    query: z.object({ state: z._default(z.enum(deskDisputeStates), "open") }),
    answer: z.object({ disputes: z.array(deskDispute) }),
  },
  countDeskDisputes: {
    method: "GET",
    path: "/desk/v1/disputes/count",
    summary: "How many disputed lines wait for an answer",
    access,
    answer: z.object({ open: z.int() }),
  },
  answerDeskDispute: {
    method: "POST",
    path: "/desk/v1/disputes/:documentId/:position/answer",
    summary: "Credit a disputed line, or decline it, with the words that the customer reads",
    access,
    params: lineParams,
    body: z.strictObject({ ...disputeAnswer, version: withdrawnDispute.shape.version }),
    answer: z.object({ state: z.enum(lineReviewStates) }),
    refusals: ["not_found", "invoice_line_changed", "invoice_line_decided", "credit_note_unknown"],
  },
  deskDisputeAttachment: {
    method: "GET",
    path: "/desk/v1/disputes/:documentId/attachments/:attachmentId",
    summary: "A photo or PDF of a dispute",
    access,
    params: z.object({ documentId: idParam, attachmentId: idParam }),
    answer: sketchFile,
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
