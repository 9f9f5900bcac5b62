import { expect, test } from "vitest";
import { supportState } from "./support-hours.ts";

const hours = { from: "08:00", to: "17:00" };
const at = (berlin: string) =>
  supportState(hours, Temporal.ZonedDateTime.from(`${berlin}[Europe/Berlin]`).toInstant());

const open = { isOpen: true, until: "17:00" };
const closedUntil = (date: string) => ({ isOpen: false, opens: { date, from: "08:00" } });

test.each([
  ["2026-03-26T07:59:59", closedUntil("2026-03-26")],
  ["2026-03-26T08:00:00", open],
  ["2026-03-26T16:59:59", open],
  ["2026-03-26T17:00:00", closedUntil("2026-03-27")],
  ["2026-03-27T17:00:00", closedUntil("2026-03-30")], // Friday to Monday
  ["2026-03-28T10:00:00", closedUntil("2026-03-30")], // Saturday
  ["2026-03-29T10:00:00", closedUntil("2026-03-30")], // Sunday, the clocks change
  ["2026-03-30T08:00:00", open], // 06:00 in UTC
  ["2026-10-26T07:30:00", closedUntil("2026-10-26")], // 06:30 in UTC, which was open in summer
] as const)("%s", (moment, state) => {
  expect(at(moment)).toEqual(state);
});
