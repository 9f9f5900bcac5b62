import type { ProviderInvoiceLine } from "@kreislauf/contract/invoices";

/** The row of a disputed line as events store it, with the number of its invoice. */
type EventState = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === "string";

/** A disputed line as it was at the time of the event. */
export function toProviderInvoiceLine(state: EventState): ProviderInvoiceLine {
  return {
    documentId: Number(state.document_id),
    number: String(state.number),
    companyId: Number(state.company_id),
    serviceLocationId: Number(state.site_id),
    position: Number(state.position),
    state: state.state as ProviderInvoiceLine["state"],
    reason: (state.reason ?? null) as ProviderInvoiceLine["reason"],
    text: isText(state.text) ? state.text : "",
    netAmount: Number(state.net_cents),
    answerBy: isText(state.answer_by) ? state.answer_by : null,
  };
}
