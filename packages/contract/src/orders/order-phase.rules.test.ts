import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, berlinDate, berlinZone, isWorkingDay } from "../base/index.ts";
import { orderPhase, type OrderPhaseFacts } from "./order-phase.rules.ts";
import { orderPhaseTexts } from "./order-phase.texts.ts";
import { claimPhases, openOrderPhases, orderPhases, orderStatus, orderStatusIds } from "./orders.codes.ts";
import type { Proposal } from "./orders.schema.ts";

const berlin = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(berlinZone).toInstant();
/** Good Friday and Easter Monday; 2026-04-09 is the Thursday after. */
const easter: ReadonlySet<string> = new Set(["2026-04-03", "2026-04-06"]);

const order: OrderPhaseFacts = {
  orderStatusId: orderStatus.open,
  desiredDate: "2026-04-09",
  confirmedDate: null,
  executedOn: null,
  proposal: null,
  claim: null,
};
const proposal: Pick<Proposal, "date" | "answerBy"> = {
  date: "2026-04-14",
  answerBy: berlin("2026-04-08T12:00").toString(),
};
const phaseOf = (facts: Partial<OrderPhaseFacts>, now: string) =>
  orderPhase({ ...order, ...facts }, berlin(now), easter);

describe("the phase of an open order", () => {
  test.each<[words: string, facts: Partial<OrderPhaseFacts>, now: string, phase: string]>([
    ["waits for confirmation", {}, "2026-04-08T23:59:59", "requested"],
    ["is confirmed", { confirmedDate: "2026-04-09" }, "2026-04-08T23:59:59", "confirmed"],
    ["is due from midnight in Berlin", {}, "2026-04-09T00:00", "today"],
    ["is due whether confirmed or not", { confirmedDate: "2026-04-09" }, "2026-04-09T12:00", "today"],
    ["is due until midnight in Berlin", {}, "2026-04-09T23:59:59", "today"],
    ["asks for feedback the day after", {}, "2026-04-10T00:00", "feedback"],
    ["still does when its working day is not over", {}, "2026-04-10T23:59:59", "feedback"],
    ["is overdue after a whole working day", {}, "2026-04-11T00:00", "overdue"],
    ["of the past is overdue", { desiredDate: "2025-11-20" }, "2026-04-09T12:00", "overdue"],
    ["is judged by the confirmed day", { confirmedDate: "2026-04-10" }, "2026-04-09T12:00", "confirmed"],
    ["is overdue by the confirmed day", { confirmedDate: "2026-04-07" }, "2026-04-09T12:00", "overdue"],
    ["asks for feedback once carried out", { executedOn: "2026-04-09" }, "2026-04-09T12:00", "feedback"],
    ["does so ahead of its day", { executedOn: "2026-04-07" }, "2026-04-07T12:00", "feedback"],
    ["is never overdue once carried out", { executedOn: "2026-04-09" }, "2026-05-20T12:00", "feedback"],
    ["has a proposal to answer", { proposal }, "2026-04-08T11:59:59", "proposal"],
    [
      "has it before being confirmed",
      { proposal, confirmedDate: "2026-04-09" },
      "2026-04-08T11:00",
      "proposal",
    ],
    ["has none from the deadline on", { proposal }, "2026-04-08T12:00", "requested"],
    [
      "has none from the proposed day on",
      { proposal: { date: "2026-04-08", answerBy: "2027-01-01T00:00:00Z" } },
      "2026-04-08T00:00",
      "requested",
    ],
    [
      "has none from its own day on",
      { proposal: { date: "2026-04-14", answerBy: "2027-01-01T00:00:00Z" } },
      "2026-04-09T00:00",
      "today",
    ],
  ])("that %s", (_words, facts, now, phase) => {
    expect(phaseOf(facts, now)).toBe(phase);
  });

  test.each([
    // Good Friday, the weekend and Easter Monday do not count as working days.
    ["2026-04-02", "2026-04-07T23:59:59", "feedback"],
    ["2026-04-02", "2026-04-08T00:00", "overdue"],
    ["2026-04-01", "2026-04-02T23:59:59", "feedback"],
    ["2026-04-01", "2026-04-03T00:00", "overdue"],
    // An ordinary weekend.
    ["2026-04-17", "2026-04-20T23:59:59", "feedback"],
    ["2026-04-17", "2026-04-21T00:00", "overdue"],
    // Planned on a Saturday.
    ["2026-04-18", "2026-04-20T23:59:59", "feedback"],
    ["2026-04-18", "2026-04-21T00:00", "overdue"],
  ])("planned on %s is at %s %s", (desiredDate, now, phase) => {
    expect(phaseOf({ desiredDate }, now)).toBe(phase);
  });

  test("depends on the holidays of its site", () => {
    const facts = { ...order, desiredDate: "2026-04-02" };
    const now = berlin("2026-04-04T09:00");
    expect(orderPhase(facts, now, easter)).toBe("feedback");
    expect(orderPhase(facts, now, new Set())).toBe("overdue");
  });

  test("counts days in Berlin, also in the hours that are another day in UTC", () => {
    expect(orderPhase(order, Temporal.Instant.from("2026-04-08T22:30:00Z"), easter)).toBe("today");
    expect(orderPhase(order, Temporal.Instant.from("2026-04-08T21:59:59Z"), easter)).toBe("requested");
    const inWinter = { ...order, desiredDate: "2026-12-10" };
    expect(orderPhase(inWinter, Temporal.Instant.from("2026-12-09T22:30:00Z"), easter)).toBe("requested");
    expect(orderPhase(inWinter, Temporal.Instant.from("2026-12-09T23:00:00Z"), easter)).toBe("today");
  });
});

describe("the phase of a claim", () => {
  const claimed = { orderStatusId: orderStatus.claimed };

  test.each([
    [null, "waiting"],
    [{ hint: null }, "waiting"],
    [{ hint: "Wir holen morgen ab." }, "answered"],
  ] as const)("with %j is %s", (claim, phase) => {
    expect(phaseOf({ ...claimed, claim }, "2026-04-20T12:00")).toBe(phase);
  });

  test("does not follow dates or proposals", () => {
    expect(phaseOf({ ...claimed, proposal }, "2026-04-08T09:00")).toBe("waiting");
    expect(phaseOf({ ...claimed, executedOn: "2026-04-10" }, "2026-05-08T09:00")).toBe("waiting");
  });
});

test.each([orderStatus.done, orderStatus.cancelled, orderStatus.failedTrip])(
  "an order in status %d has no phase, whatever it carries",
  (orderStatusId) => {
    const claim = { hint: "Erledigt." };
    expect(phaseOf({ orderStatusId, claim, proposal }, "2026-04-08T09:00")).toBeNull();
  },
);

describe("of any order at any time", () => {
  const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays("2026-03-20", days));
  const moment = fc
    .integer({ min: 0, max: 40 * 24 * 60 })
    .map((minutes) => berlin("2026-03-20T00:00").add({ minutes }));
  const facts = fc.record({
    orderStatusId: fc.constantFrom(...orderStatusIds),
    desiredDate: day,
    confirmedDate: fc.option(day),
    executedOn: fc.option(day),
    proposal: fc.option(fc.record({ date: day, answerBy: moment.map(String) })),
    claim: fc.option(fc.record({ hint: fc.option(fc.constant("Antwort")) })),
  });
  const holidays = fc.array(day, { maxLength: 6 }).map((days) => new Set(days));

  test("there is a phase of the open, of the claimed, or none", () => {
    fc.assert(
      fc.property(facts, moment, holidays, (some, now, free) => {
        const phases: Readonly<Record<number, readonly unknown[]>> = { 1: openOrderPhases, 3: claimPhases };
        expect(phases[some.orderStatusId] ?? [null]).toContain(orderPhase(some, now, free));
      }),
    );
  });

  test("overdue means that a working day lies between the planned day and today, and nothing was reported", () => {
    fc.assert(
      fc.property(facts, moment, holidays, (some, now, free) => {
        const open = { ...some, orderStatusId: orderStatus.open, proposal: null };
        const today = berlinDate(now);
        let worked = 0;
        let passed = addDays(open.confirmedDate ?? open.desiredDate, 1);
        for (; passed < today; passed = addDays(passed, 1)) if (isWorkingDay(passed, free)) worked += 1;
        expect(orderPhase(open, now, free) === "overdue").toBe(worked > 0 && open.executedOn === null);
      }),
    );
  });

  test("time only moves an unreported order from ahead to today, to feedback, to overdue", () => {
    const course = ["requested", "confirmed", "today", "feedback", "overdue"];
    fc.assert(
      fc.property(facts, moment, moment, holidays, (some, one, other, free) => {
        const open = { ...some, orderStatusId: orderStatus.open, proposal: null, executedOn: null };
        const [first, second] = Temporal.Instant.compare(one, other) < 0 ? [one, other] : [other, one];
        const place = (now: Temporal.Instant) => course.indexOf(orderPhase(open, now, free) ?? "");
        expect(place(first)).toBeLessThanOrEqual(place(second));
      }),
    );
  });
});

test("each phase has a name of its own in both languages, on badges too", () => {
  for (const { phase, badge } of Object.values(orderPhaseTexts)) {
    for (const words of [phase, badge]) expect(new Set(Object.values(words)).size).toBe(orderPhases.length);
  }
});
