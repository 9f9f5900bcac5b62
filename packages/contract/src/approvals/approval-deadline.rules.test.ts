import { expect, it } from "vitest";
import { earliestDesiredDate } from "../orders/index.ts";
import { approveUntil, firstDeadline } from "./approval-deadline.rules.ts";

const holiday: ReadonlySet<string> = new Set(["2027-05-06"]);

it.each([
  // A Friday with a lead time of one working day: by noon of Thursday.
  ["2027-03-12", 1, "2027-03-11T11:00:00Z"],
  ["2027-03-12", 0, "2027-03-12T11:00:00Z"],
  ["2027-03-15", 1, "2027-03-12T11:00:00Z"],
  ["2027-03-15", 3, "2027-03-10T11:00:00Z"],
  // A Friday after the holiday: by noon of Wednesday.
  ["2027-05-07", 1, "2027-05-05T10:00:00Z"],
])("an order for %s with %i days is approved by %s", (desiredDate, days, until) => {
  const deadline = approveUntil(desiredDate, days, holiday);
  expect(deadline.toString()).toBe(until);
  // At the deadline the day can still be ordered, a moment later it cannot.
  expect(earliestDesiredDate(deadline, days, holiday) <= desiredDate).toBe(true);
  const late = deadline.add({ milliseconds: 1 });
  expect(earliestDesiredDate(late, days, holiday) <= desiredDate).toBe(false);
});

it("is the first deadline of several", () => {
  const [one, other] = ["2027-03-11T11:00:00Z", "2027-03-10T11:00:00Z"].map((at) =>
    Temporal.Instant.from(at),
  );
  expect(firstDeadline([one, other] as Temporal.Instant[])).toEqual(other);
});
