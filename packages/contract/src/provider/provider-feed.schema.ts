import * as z from "zod/mini";
import { agreementChangeFields, agreementChanges } from "../agreements/index.ts";
import { id, instant } from "../base/index.ts";
import { reportStates } from "../labels/index.ts";
import { providerInvoiceLine } from "../invoices/index.ts";
import { orderChangeFields, orderChanges, orderPhaseName } from "../orders/index.ts";
import { providerAgreement, providerInquiry } from "./provider-agreements.schema.ts";
import { providerReference } from "../purchasing/index.ts";
import { providerNote, providerProof } from "./provider-proofs.schema.ts";
import { providerOrder } from "./provider.schema.ts";

const orderEventTypes = orderChanges.map((change) => `order.${change}` as const);
const agreementEventTypes = agreementChanges.map((change) => `agreement.${change}` as const);
const inquiryEventTypes = ["inquiry.created", "inquiry.answered"] as const;

const proofEventTypes = ["proof.created", "proof.updated", "proof.ended", "proof.used_up"] as const;
const noteEventTypes = ["note.changed"] as const;
const containerEventTypes = ["container.reported", "container.report_closed"] as const;
const invoiceEventTypes = [
  "invoice.disputed",
  "invoice.withdrawn",
  "invoice.credited",
  "invoice.declined",
] as const;
const referenceEventTypes = ["reference.created", "reference.changed"] as const;

/**
 * The feed has every log entry of orders, agreements and proofs, and every change of inquiries, transport notes,
 * container reports, disputed invoice lines, cost centres, projects and PO numbers.
 */
export const feedEventTypes = [
  ...orderEventTypes,
  ...agreementEventTypes,
  ...inquiryEventTypes,
  ...proofEventTypes,
  ...noteEventTypes,
  ...containerEventTypes,
  ...invoiceEventTypes,
  ...referenceEventTypes,
] as const;
export type FeedEventType = (typeof feedEventTypes)[number];

const common = {
  /**
   * The event's position in the feed: later events have higher positions. Each is one higher than the last; only a
   * restore makes them jump far ahead.
   */
  position: z.int(),
  occurredAt: instant,
  /** Who caused the event. `portal` stands for jobs, and for changes that are consequences of other changes. */
  causedBy: z.enum(["customer", "portal", "provider"]),
  /** The customer's user who caused the event; null if the portal or the provider did. */
  userId: z.nullable(id),
};

const proofChangeFields = z.partial(
  z.omit(providerProof, { proofId: true, companyId: true, serviceLocationId: true, wasteTypeId: true }),
);

/** A report that a container is full. The text that the reporting person wrote is not sent. */
const providerReport = z.object({
  reportId: id,
  companyId: id,
  serviceLocationId: id,
  agreementId: id,
  /** The number of full containers. */
  amount: z.int(),
  state: z.enum(reportStates),
  /** The order that was placed because of the report; null if there is none. */
  orderId: z.nullable(id),
});

/** An event, with the record that it concerns as the record was right after the event. */
export const feedEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.enum(orderEventTypes),
    ...common,
    old: orderChangeFields,
    new: orderChangeFields,
    order: providerOrder,
    /** The phase of the order at that moment; null unless the order was open or claimed. */
    phase: z.nullable(orderPhaseName),
  }),
  z.object({
    type: z.enum(agreementEventTypes),
    ...common,
    old: agreementChangeFields,
    new: agreementChangeFields,
    agreement: providerAgreement,
  }),
  z.object({
    type: z.enum(inquiryEventTypes),
    ...common,
    inquiry: z.omit(providerInquiry, { quoteId: true, attachments: true }),
  }),
  z.object({
    type: z.enum(proofEventTypes),
    ...common,
    old: proofChangeFields,
    new: proofChangeFields,
    proof: providerProof,
  }),
  z.object({ type: z.enum(noteEventTypes), ...common, note: providerNote }),
  z.object({ type: z.enum(containerEventTypes), ...common, report: providerReport }),
  z.object({ type: z.enum(invoiceEventTypes), ...common, invoiceLine: providerInvoiceLine }),
  z.object({ type: z.enum(referenceEventTypes), ...common, reference: providerReference }),
]);
export type FeedEvent = z.output<typeof feedEvent>;

/** Default and maximum number of events in a page of the feed. */
export const feedPage = { usual: 100, most: 500 } as const;

/** For how many days events are kept. */
export const feedRetentionDays = 30;
