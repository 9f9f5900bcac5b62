import { expect, test } from "vitest";
import fc from "fast-check";
import { orderChanges } from "../orders/index.ts";
import { staffActions } from "../staff/index.ts";
import { canUndo, type UndoFacts, undoSeconds } from "./desk-undo.rules.ts";

const at = "2027-03-01T08:00:00.000Z";
const later = (seconds: number) => Temporal.Instant.from(at).add({ milliseconds: seconds * 1_000 });
const confirmed: UndoFacts = {
  staffId: 7,
  lastDeed: { staffId: 7, action: "order_confirmed", occurredAt: at, batchEndedAt: null },
  lastChange: { change: "confirmed", changedOn: at },
};
const proposed: UndoFacts = {
  staffId: 7,
  lastDeed: { staffId: 7, action: "date_proposed", occurredAt: at, batchEndedAt: null },
  lastChange: { change: "proposed", changedOn: at },
};
const deed = (action: (typeof staffActions)[number], staffId: number | null = 7): UndoFacts["lastDeed"] => ({
  staffId,
  action,
  occurredAt: at,
  batchEndedAt: null,
});
const change = (name: (typeof orderChanges)[number], seconds: number): UndoFacts["lastChange"] => ({
  change: name,
  changedOn: later(seconds).toString(),
});

const ofBatch: UndoFacts = {
  ...confirmed,
  lastDeed: { staffId: 7, action: "order_confirmed", occurredAt: at, batchEndedAt: later(8).toString() },
};

test.each([
  ["one of a batch, ten seconds after its end", ofBatch, 8 + undoSeconds, null],
  ["one of a batch, later than that", ofBatch, 8 + undoSeconds + 0.001, "undo_too_late"],
  ["a confirmation at once", confirmed, 0, null],
  ["a proposal at once", proposed, 0, null],
  ["at the last moment", confirmed, undoSeconds, null],
  ["a moment after it", confirmed, undoSeconds + 0.001, "undo_too_late"],
  ["a proposal a moment after it", proposed, undoSeconds + 0.001, "undo_too_late"],
  ["what nobody of the staff did", { ...confirmed, lastDeed: null }, 1, "nothing_to_undo"],
  ["an order without a log", { ...confirmed, lastChange: null }, 1, "nothing_to_undo"],
  ["what a colleague did", { ...confirmed, staffId: 8 }, 1, "undo_not_yours"],
  [
    "what the command line did",
    { ...confirmed, lastDeed: deed("order_confirmed", null) },
    1,
    "undo_not_yours",
  ],
  [
    "a report",
    { ...confirmed, lastDeed: deed("order_executed"), lastChange: change("executed", 0) },
    1,
    "nothing_to_undo",
  ],
  [
    "a failed trip",
    { ...confirmed, lastDeed: deed("trip_failed"), lastChange: change("failed_trip", 0) },
    1,
    "nothing_to_undo",
  ],
  [
    "a cancellation",
    { ...confirmed, lastDeed: deed("order_cancelled"), lastChange: change("cancelled", 0) },
    1,
    "nothing_to_undo",
  ],
  [
    "what was taken back",
    { ...confirmed, lastDeed: deed("answer_undone"), lastChange: change("confirmation_undone", 0) },
    1,
    "nothing_to_undo",
  ],
  [
    "an order that was handed over since",
    { ...confirmed, lastDeed: deed("order_handed_over") },
    1,
    "nothing_to_undo",
  ],
  [
    "what the customer answered",
    { ...proposed, lastChange: change("proposal_accepted", 2) },
    3,
    "undo_acted_on",
  ],
  ["what the customer edited since", { ...confirmed, lastChange: change("edited", 2) }, 3, "undo_acted_on"],
  [
    "what the customer asked about since",
    { ...confirmed, lastChange: change("message", 2) },
    3,
    "undo_acted_on",
  ],
  [
    "what the interface confirmed anew",
    { ...proposed, lastChange: change("confirmed", 0.001) },
    1,
    "undo_acted_on",
  ],
  [
    "another change of the same moment",
    { ...confirmed, lastChange: change("edited", 0) },
    1,
    "undo_acted_on",
  ],
  ["what was acted on, long ago", { ...confirmed, lastChange: change("edited", 2) }, 600, "undo_acted_on"],
  [
    "a confirmation that changed nothing",
    { ...confirmed, lastChange: change("confirmed", -60) },
    1,
    "nothing_to_undo",
  ],
] as const satisfies readonly (readonly [string, UndoFacts, number, string | null])[])(
  "%s",
  (_, facts, seconds, reason) => {
    const verdict = canUndo(facts, later(seconds));
    expect(verdict.allowed ? null : verdict.reason).toBe(reason);
  },
);

test("the verdict names the moment until which it holds", () => {
  expect(canUndo(confirmed, later(3))).toEqual({ allowed: true, until: later(undoSeconds) });
});

test("whatever happened, only one's own last answer of the last seconds is taken back", () => {
  const facts = fc.record({
    staffId: fc.integer({ min: 1, max: 3 }),
    lastDeed: fc.option(
      fc.record({
        staffId: fc.option(fc.integer({ min: 1, max: 3 })),
        action: fc.constantFrom(...staffActions),
        occurredAt: fc.integer({ min: 0, max: 20 }).map((seconds) => later(seconds).toString()),
        batchEndedAt: fc.constant(null),
      }),
    ),
    lastChange: fc.option(
      fc.record({
        change: fc.constantFrom(...orderChanges),
        changedOn: fc.integer({ min: 0, max: 20 }).map((seconds) => later(seconds).toString()),
      }),
    ),
  });
  fc.assert(
    fc.property(facts, fc.integer({ min: 20, max: 40 }), (given, seconds) => {
      if (!canUndo(given, later(seconds)).allowed) return;
      const { lastDeed, lastChange, staffId } = given;
      expect(lastDeed?.staffId).toBe(staffId);
      expect(lastDeed?.occurredAt).toBe(lastChange?.changedOn);
      expect(["order_confirmed", "date_proposed"]).toContain(lastDeed?.action);
      expect(
        later(seconds)
          .since(lastDeed?.occurredAt ?? at)
          .total("seconds"),
      ).toBeLessThanOrEqual(undoSeconds);
    }),
    { numRuns: 2_000 },
  );
});
