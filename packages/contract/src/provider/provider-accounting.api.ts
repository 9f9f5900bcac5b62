import * as z from "zod/mini";
import { paymentReports, reportedDocument } from "../accounting/index.ts";
import type { EndpointTable } from "../base/index.ts";
import { eventFields } from "./provider.schema.ts";

export const paymentsEvent = z.strictObject({ ...eventFields, documents: paymentReports });

/** Payments, as the provider's bookkeeping reports them. */
export const providerAccountingApi = {
  reportPayments: {
    method: "POST",
    path: "/provider/v1/document/payments",
    summary: "Report what of documents is paid and when they are due, all or none of them",
    access: { scope: "documents:write" },
    body: paymentsEvent,
    answer: z.object({ documents: z.array(reportedDocument) }),
    refusals: [
      "not_found",
      "event_in_future",
      "event_out_of_order",
      "idempotency_mismatch",
      "gross_amount_missing",
      "figures_inconsistent",
    ],
  },
} as const satisfies EndpointTable;
