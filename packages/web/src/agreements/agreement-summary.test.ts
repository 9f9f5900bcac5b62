import { expect, it } from "vitest";
import { toAgreementSummary, toShortSummary } from "./agreement-summary.ts";

const quiet: Parameters<typeof toAgreementSummary>[0] = {
  status: "active",
  droppedDates: [],
  nextDates: [],
  holidayShifts: {},
  endsOn: null,
  claimedDate: null,
  lastDoneDate: null,
  openWithdrawals: 0,
  fullWithdrawalDate: null,
};

it("says that nothing is ordered where there is nothing to say", () => {
  expect(toAgreementSummary(quiet)).toEqual([{ kind: "none" }]);
});

it("does not say that nothing is ordered where orders are only about to be cancelled", () => {
  expect(toAgreementSummary({ ...quiet, droppedDates: ["2026-04-09"] })).toEqual([]);
});

it("tells the nearest date, and the last one only without it", () => {
  const done = { ...quiet, lastDoneDate: "2026-03-20" };
  expect(toAgreementSummary(done)).toEqual([{ kind: "done", date: "2026-03-20" }]);
  expect(toAgreementSummary({ ...done, nextDates: ["2026-04-09", "2026-04-16"] })).toEqual([
    { kind: "next", date: "2026-04-09", movedFrom: null },
    { kind: "later", pickups: [{ date: "2026-04-16", movedFrom: null }] },
  ]);
});

it("names the day of the cycle that a holiday moved", () => {
  const moved = { ...quiet, nextDates: ["2026-04-07"], holidayShifts: { "2026-04-07": "2026-04-06" } };
  expect(toAgreementSummary(moved)).toEqual([{ kind: "next", date: "2026-04-07", movedFrom: "2026-04-06" }]);
});

it("tells the last day of an agreement that has one", () => {
  expect(toAgreementSummary({ ...quiet, endsOn: "2026-06-30" })).toEqual([
    { kind: "none" },
    { kind: "ends", date: "2026-06-30" },
  ]);
});

it("puts a claim first and keeps the next date", () => {
  expect(toAgreementSummary({ ...quiet, claimedDate: "2026-03-24", nextDates: ["2026-04-09"] })).toEqual([
    { kind: "claimed", date: "2026-03-24" },
    { kind: "next", date: "2026-04-09", movedFrom: null },
  ]);
});

it("calls the first date of a requested agreement its placement", () => {
  expect(toAgreementSummary({ ...quiet, status: "requested", nextDates: ["2026-04-09"] })).toEqual([
    { kind: "placement", date: "2026-04-09" },
  ]);
});

it("names the day of a full withdrawal, or how many containers a partial one takes", () => {
  const partial = { ...quiet, openWithdrawals: 2 };
  expect(toAgreementSummary(partial)).toEqual([{ kind: "none" }, { kind: "withdrawal", count: 2 }]);
  expect(toAgreementSummary({ ...partial, fullWithdrawalDate: "2026-05-04" })).toEqual([
    { kind: "none" },
    { kind: "fullWithdrawal", date: "2026-05-04" },
  ]);
});

it("in short names what is next, also behind a claim", () => {
  const dates = { nextDates: ["2026-04-09", "2026-04-16"] };
  expect(toShortSummary({ ...quiet, ...dates }).map(({ kind }) => kind)).toEqual(["next"]);
  expect(toShortSummary({ ...quiet, ...dates, claimedDate: "2026-03-24" }).map(({ kind }) => kind)).toEqual([
    "claimed",
    "next",
  ]);
});
