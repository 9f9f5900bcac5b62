import { expect, it } from "vitest";
import { orderDeadline } from "./order-deadline.ts";

const at = (text: string) => Temporal.Instant.from(text);
/** Tuesday, 18 May 2027, 09:30 in Berlin. */
const now = at("2027-05-18T07:30:00Z");
const empty = { containerActionId: 4, desiredDate: "2027-05-21", createdByUserId: 7 } as const;

it("is the end of editing where the order can be edited", () => {
  expect(orderDeadline(empty, now, "noon")).toEqual({
    lockedBecause: null,
    action: "edit",
    until: at("2027-05-20T10:00:00Z"),
    endsToday: false,
  });
});

it("follows the reading of the cutoff in force", () => {
  expect(orderDeadline(empty, now, "24h")?.until).toEqual(at("2027-05-19T22:00:00Z"));
});

it("is the end of cancelling for an exchange, and says why", () => {
  expect(orderDeadline({ ...empty, containerActionId: 2 }, now, "noon")).toEqual({
    lockedBecause: "exchange_not_editable",
    action: "cancel",
    until: at("2027-05-20T22:00:00Z"),
    endsToday: false,
  });
});

it("is the end of cancelling where editing is over before it begins", () => {
  // Tuesday 13:00, for an order on Wednesday: the deadline for editing at noon has passed, cancelling ends at midnight.
  expect(orderDeadline({ ...empty, desiredDate: "2027-05-19" }, at("2027-05-18T11:00:00Z"), "noon")).toEqual({
    lockedBecause: "edit_too_late",
    action: "cancel",
    until: at("2027-05-18T22:00:00Z"),
    endsToday: true,
  });
});

it("ends today on the last day", () => {
  expect(orderDeadline({ ...empty, desiredDate: "2027-05-19" }, now, "noon")?.endsToday).toBe(true);
});

it("is none where the order can be neither edited nor cancelled", () => {
  expect(orderDeadline({ ...empty, desiredDate: "2027-05-18" }, now, "noon")).toBeNull();
});
