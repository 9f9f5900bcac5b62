import type { AgreementChangeFields } from "@kreislauf/contract/agreements";
import type { OrderChangeFields, OrderPhase } from "@kreislauf/contract/orders";
import type { FeedEvent } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { AgreementRow, InquiryListRow } from "../../agreements/index.ts";
import type { OrderRow } from "../../orders/index.ts";
import { toProviderInvoiceLine } from "../../invoices/index.ts";
import { type ReferenceRow, toProviderReference } from "../../purchasing/index.ts";
import { type OrderNoteRow, type ProofRow, toOrderNoteView, toProviderProof } from "../../proofs/index.ts";
import type { ChangedFields } from "../provider.tables.ts";
import type { FeedEventRow } from "./feed.store.ts";
import { toProviderAgreement } from "../base/provider-agreement.ts";
import { toProviderInquiry } from "../base/provider-inquiry.ts";
import { toProviderOrder } from "../base/provider-order.ts";

type Of<Subject extends string> = Extract<FeedEvent, { readonly type: `${Subject}.${string}` }>;

/**
 * An event as sent to the provider's systems; `phase` is that of the event's order, null if the event is not about an
 * order. Throws if the event has no position in the feed yet.
 */
export function toFeedEvent(
  { position, type, changed, state, ...row }: FeedEventRow,
  phase: OrderPhase | null,
): FeedEvent {
  if (position === null) throw new Error(`Event ${row.id} has no place in the feed yet.`);
  const common = { position, occurredAt: row.occurred_at, ...causeOf(row.caused_by) };
  const [subject] = type.split(".");
  if (subject === "order") {
    const order = toProviderOrder(rowOf(state) as OrderRow);
    return {
      type: type as Of<"order">["type"],
      ...common,
      ...(changed as ChangedFields<OrderChangeFields>),
      order,
      phase,
    };
  }
  if (subject === "agreement") {
    const agreement = toProviderAgreement(rowOf(state) as AgreementRow);
    const fields = changed as ChangedFields<AgreementChangeFields>;
    return { type: type as Of<"agreement">["type"], ...common, ...fields, agreement };
  }
  if (subject === "proof") {
    const proof = toProviderProof(rowOf(state) as ProofRow);
    const fields = changed as ChangedFields<Partial<Omit<typeof proof, "proofId">>>;
    return { type: type as Of<"proof">["type"], ...common, ...fields, proof };
  }
  if (subject === "note") {
    return { type: "note.changed", ...common, note: toOrderNoteView(rowOf(state) as OrderNoteRow) };
  }
  if (subject === "container") {
    const report = toProviderReport(state as unknown as ReportState);
    return { type: type as Of<"container">["type"], ...common, report };
  }
  if (subject === "invoice") {
    const line = toProviderInvoiceLine(rowOf(state));
    return { type: type as Of<"invoice">["type"], ...common, invoiceLine: line };
  }
  if (subject === "reference") {
    const reference = toProviderReference(rowOf(state) as ReferenceRow);
    return { type: type as Of<"reference">["type"], ...common, reference };
  }
  // The event stores only the inquiry's own columns; its quote can be read by the calls for quotes.
  const asked = rowOf(state) as Omit<InquiryListRow, "quote_id">;
  const { quoteId: _none, ...inquiry } = toProviderInquiry({ ...asked, quote_id: null });
  return { type: type as Of<"inquiry">["type"], ...common, inquiry };
}

function causeOf(userId: number): Pick<FeedEvent, "causedBy" | "userId"> {
  if (userId === systemUser.provider) return { causedBy: "provider", userId: null };
  if (userId === systemUser.system) return { causedBy: "portal", userId: null };
  return { causedBy: "customer", userId };
}

/** Converts a row from the database's JSON to the form of a selected row: only the format of instants differs. */
const rowOf = (state: FeedEventRow["state"]): FeedEventRow["state"] => ({
  ...state,
  created_on: Temporal.Instant.from(state.created_on).toString({ fractionalSecondDigits: 3 }),
});

/** The columns of a report that the trigger stores in its event. */
interface ReportState {
  readonly id: number;
  readonly company_id: number;
  readonly site_id: number;
  readonly agreement_id: number;
  readonly amount: number;
  readonly state: Of<"container">["report"]["state"];
  readonly order_id: number | null;
}

const toProviderReport = (row: ReportState): Of<"container">["report"] => ({
  reportId: row.id,
  companyId: row.company_id,
  serviceLocationId: row.site_id,
  agreementId: row.agreement_id,
  amount: row.amount,
  state: row.state,
  orderId: row.order_id,
});
