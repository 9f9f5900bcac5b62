import { berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import type { Document, DocumentType } from "@kreislauf/contract/documents";
import { type Order, type OrderChange, type OrderChangeEntry, orderStatus } from "@kreislauf/contract/orders";

export type OrderStepName =
  | "ordered"
  | "confirmed"
  | "executed"
  | "receipt"
  | "invoice"
  | "cancelled"
  | "failedTrip";

/** What a step says in addition to its date, for example that the customer has to answer a proposal. */
export type OrderStepNote =
  | "pending"
  | "notConfirmed"
  | "answerProposal"
  | "planned"
  | "today"
  | "overdue"
  | "feedback"
  | "claimed"
  | "afterClaim"
  | "toFollow";

export interface OrderStep {
  readonly name: OrderStepName;
  /**
   * `attention`: waits for the customer. `skipped`: never happened, although a later step did. `ended`: no step
   * follows.
   */
  readonly state: "done" | "current" | "attention" | "skipped" | "open" | "ended";
  readonly date?: BerlinDate | undefined;
  readonly note?: OrderStepNote | undefined;
  /** The id of the step's entry in the change log; undefined if there is none. */
  readonly eventId?: number | undefined;
  readonly documentId?: number | undefined;
}

/**
 * The steps of an order from being placed to its invoice. `documents` is undefined while they are loading, and null for
 * people who may not see documents; for them the execution is the last step.
 */
export function orderSteps(
  order: Order,
  log: readonly OrderChangeEntry[],
  documents: readonly Document[] | null | undefined,
): OrderStep[] {
  const { orderStatusId, cancellation } = order;
  const entryOf = (...changes: OrderChange[]) => log.find(({ change }) => changes.includes(change));
  const ordered = stepOfEntry(
    "ordered",
    entryOf("created", "imported"),
    berlinDate(instantOf(order.createdOn)),
  );
  const confirmed = confirmedStep(order, log);
  if (orderStatusId === orderStatus.cancelled && cancellation) {
    const carriedOut =
      order.executedOn === null ? [] : [stepOfEntry("executed", entryOf("executed"), order.executedOn)];
    const cancelled = berlinDate(instantOf(cancellation.cancelledOn));
    const end = {
      ...stepOfEntry("cancelled", entryOf("cancelled", "claim_closed"), cancelled),
      state: "ended",
    } as const;
    return [ordered, ...(confirmed.state === "done" ? [confirmed] : []), ...carriedOut, end];
  }
  if (orderStatusId === orderStatus.failedTrip) {
    const end = { ...stepOfEntry("failedTrip", entryOf("failed_trip")), state: "ended" } as const;
    return [ordered, ...(confirmed.state === "done" ? [confirmed] : []), end];
  }
  const executed = executedStep(order, entryOf);
  const steps = [ordered, confirmed, executed];
  return documents === null ? steps : [...steps, ...documentSteps(executed, documents)];
}

const instantOf = (text: string) => Temporal.Instant.from(text);

/** A step that is done; its date is the given one, otherwise the day of its entry in the change log. */
const stepOfEntry = (
  name: OrderStepName,
  entry: OrderChangeEntry | undefined,
  date?: BerlinDate,
): OrderStep => ({
  name,
  state: "done",
  date: date ?? (entry && berlinDate(instantOf(entry.changedOn))),
  eventId: entry?.id,
});

function confirmedStep(order: Order, log: readonly OrderChangeEntry[]): OrderStep {
  const name = "confirmed";
  if (order.phase === "proposal") return { name, state: "attention", note: "answerProposal" };
  if (order.confirmedDate !== null) {
    return stepOfEntry(
      name,
      log.find((entry) => typeof entry.new.confirmedDate === "string"),
    );
  }
  const isWaiting = order.orderStatusId === orderStatus.open && order.executedOn === null;
  return isWaiting
    ? { name, state: "current", note: "pending" }
    : { name, state: "skipped", note: "notConfirmed" };
}

function executedStep(
  order: Order,
  entryOf: (...changes: OrderChange[]) => OrderChangeEntry | undefined,
): OrderStep {
  const name = "executed";
  const { orderStatusId, phase, executedOn, confirmedDate } = order;
  if (orderStatusId === orderStatus.claimed) {
    return {
      name,
      state: "attention",
      date: executedOn ?? undefined,
      note: "claimed",
      eventId: entryOf("claimed")?.id,
    };
  }
  if (executedOn !== null) return stepOfEntry(name, entryOf("executed"), executedOn);
  if (orderStatusId === orderStatus.done) return stepOfEntry(name, entryOf("done", "claim_closed"));
  if (phase === "overdue" || phase === "feedback") return { name, state: "attention", note: phase };
  if (phase === "today") return { name, state: "current", note: "today" };
  return confirmedDate === null
    ? { name, state: "open" }
    : { name, state: "current", date: confirmedDate, note: "planned" };
}

function documentSteps(executed: OrderStep, documents: readonly Document[] | undefined): OrderStep[] {
  const valid = (type: DocumentType) =>
    documents?.find((each) => each.type === type && each.supersededBy === null);
  const receipt = documentStep("receipt", valid("service_receipt"));
  const invoice = documentStep("invoice", valid("invoice"));
  if (executed.note === "claimed" && receipt.state === "open") {
    return [{ ...receipt, note: "afterClaim" }, invoice];
  }
  if (executed.state !== "done" || documents === undefined) return [receipt, invoice];
  const next = [receipt, invoice].find(({ state }) => state === "open");
  return [receipt, invoice].map((step) =>
    step === next ? { ...step, state: "current", note: "toFollow" } : step,
  );
}

const documentStep = (name: "receipt" | "invoice", document: Document | undefined): OrderStep =>
  document === undefined
    ? { name, state: "open" }
    : { name, state: "done", date: document.date, documentId: document.id };
