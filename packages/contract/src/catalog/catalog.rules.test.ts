import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../base/index.ts";
import { containerAction, containerActionIds } from "./catalog.codes.ts";
import { isLimitedByContainers, parseHolidays, formatHolidays } from "./catalog.rules.ts";

test("holidays travel as day/month/year", () => {
  expect(formatHolidays(["2027-01-01", "2027-03-26"])).toBe("1/1/2027,26/3/2027");
  expect(parseHolidays("1/1/2027,26/3/2027")).toEqual(new Set(["2027-01-01", "2027-03-26"]));
  expect(parseHolidays("")).toEqual(new Set());
});

test("holidays arrive as they were sent", () => {
  const dates = fc.array(fc.integer({ min: 0, max: 2000 }).map((days) => addDays("2026-01-01", days)));
  fc.assert(
    fc.property(dates, (holidays) => {
      expect(parseHolidays(formatHolidays(holidays))).toEqual(new Set(holidays));
    }),
  );
});

test("only placing and purchase need no container on site, and pieces never do", () => {
  const unbound = containerActionIds.filter((actionId) => !isLimitedByContainers(actionId, "container"));
  expect(unbound).toEqual([containerAction.place, containerAction.purchase]);
  expect(containerActionIds.filter((actionId) => isLimitedByContainers(actionId, "piece"))).toEqual([]);
});
