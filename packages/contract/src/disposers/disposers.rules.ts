import {
  addDays,
  allowed,
  type BerlinDate,
  berlinDate,
  refused,
  startOfBerlinDay,
  type Verdict,
} from "../base/index.ts";
import { isProposalOpen, orderStatus, type OrderStatusId, type ProposalFacts } from "../orders/index.ts";
import { linkValidDays, maxContainerKilograms } from "./disposers.codes.ts";

/**
 * The state of an order from the disposer's point of view; it decides what the page of the link offers. `answer`: the
 * disposer has to answer; `due`: the day has come, or the order was claimed; `over`: done without a report of the
 * disposer.
 */
export const disposerStages = [
  "answer",
  "proposed",
  "confirmed",
  "due",
  "reported",
  "failed",
  "cancelled",
  "over",
] as const;
export type DisposerStage = (typeof disposerStages)[number];

export interface DisposerOrderFacts extends Pick<ProposalFacts, "desiredDate" | "proposal"> {
  readonly orderStatusId: OrderStatusId;
  readonly confirmedDate: BerlinDate | null;
  readonly executedOn: BerlinDate | null;
}

export function disposerStage(order: DisposerOrderFacts, now: Temporal.Instant): DisposerStage {
  if (order.orderStatusId === orderStatus.cancelled) return "cancelled";
  if (order.orderStatusId === orderStatus.failedTrip) return "failed";
  if (order.executedOn !== null) return "reported";
  if (order.orderStatusId === orderStatus.done) return "over";
  if (order.orderStatusId === orderStatus.claimed || order.desiredDate <= berlinDate(now)) return "due";
  if (isProposalOpen(order, now)) return "proposed";
  return order.confirmedDate === order.desiredDate ? "confirmed" : "answer";
}

const runningStages: ReadonlySet<DisposerStage> = new Set(["answer", "proposed", "confirmed", "due"]);

/** Whether the order is still to be carried out; only then does the page show the site and its access. */
export const isRunningStage = (stage: DisposerStage): boolean => runningStages.has(stage);

/** The last day on which the link of an order works. */
export const linkValidUntil = (order: Pick<DisposerOrderFacts, "desiredDate">): BerlinDate =>
  addDays(order.desiredDate, linkValidDays);

export const isLinkExpired = (
  order: Pick<DisposerOrderFacts, "desiredDate">,
  now: Temporal.Instant,
): boolean => Temporal.Instant.compare(now, startOfBerlinDay(addDays(linkValidUntil(order), 1))) >= 0;

/** Whether a disposer can report this weight: more than 0, and at most `maxContainerKilograms` for each container. */
export function canReportWeight(weightKg: number, containers: number): Verdict<"weight_implausible"> {
  const isPlausible = weightKg > 0 && weightKg <= containers * maxContainerKilograms;
  return isPlausible ? allowed() : refused("weight_implausible");
}
