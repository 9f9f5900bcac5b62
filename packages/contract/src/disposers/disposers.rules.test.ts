import { expect, test } from "vitest";
import { orderStatus } from "../orders/index.ts";
import { canReportWeight, type DisposerOrderFacts, disposerStage, isLinkExpired } from "./disposers.rules.ts";

const now = Temporal.Instant.from("2027-03-01T08:00:00Z");

const order = (facts: Partial<DisposerOrderFacts> = {}): DisposerOrderFacts => ({
  orderStatusId: orderStatus.open,
  desiredDate: "2027-03-10",
  confirmedDate: null,
  executedOn: null,
  proposal: null,
  ...facts,
});

const proposal = (answerBy: string) => ({ date: "2027-03-12", answerBy });

test.each([
  ["waits for an answer", {}, "answer"],
  ["is confirmed", { confirmedDate: "2027-03-10" }, "confirmed"],
  ["waits again once its day was moved", { confirmedDate: "2027-03-09" }, "answer"],
  ["is proposed for another day", { proposal: proposal("2027-03-09T11:00:00Z") }, "proposed"],
  ["waits again once the proposal has lapsed", { proposal: proposal("2027-03-01T08:00:00Z") }, "answer"],
  ["is due on its day", { desiredDate: "2027-03-01" }, "due"],
  ["is still due afterwards", { desiredDate: "2027-02-26", confirmedDate: "2027-02-26" }, "due"],
  ["is due while it is claimed", { orderStatusId: orderStatus.claimed }, "due"],
  ["is reported once it is carried out", { executedOn: "2027-03-01" }, "reported"],
  [
    "is reported although it is done",
    { executedOn: "2027-03-01", orderStatusId: orderStatus.done },
    "reported",
  ],
  ["is over where only the customer said so", { orderStatusId: orderStatus.done }, "over"],
  ["has failed", { orderStatusId: orderStatus.failedTrip }, "failed"],
  ["is cancelled", { orderStatusId: orderStatus.cancelled }, "cancelled"],
] as const)("an order %s", (_, facts, stage) => {
  expect(disposerStage(order(facts), now)).toBe(stage);
});

test.each([
  ["2027-03-24T22:59:59Z", false],
  ["2027-03-24T23:00:00Z", true],
])("a link of 10 March is at %s expired: %s", (at, expired) => {
  expect(isLinkExpired(order(), Temporal.Instant.from(at))).toBe(expired);
});

test.each([
  [0, 1, false],
  [0.5, 1, true],
  [30_000, 1, true],
  [30_001, 1, false],
  [60_000, 2, true],
  [400_000, 2, false],
])("%s kg of %s containers can be: %s", (weightKg, containers, plausible) => {
  expect(canReportWeight(weightKg, containers).allowed).toBe(plausible);
});
