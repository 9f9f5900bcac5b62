import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../base/index.ts";
import { containersOnSite, fullWithdrawalDate } from "./container-stock.rules.ts";

const none: ReadonlySet<string> = new Set();
const easter = new Set(["2026-04-03", "2026-04-06"]);

describe("containers on site", () => {
  test("change on the day of a movement and are 0 on days nobody works", () => {
    const movements = [
      { date: "2026-04-08", containers: -2 },
      { date: "2026-04-02", containers: 1 },
    ];
    expect(containersOnSite(2, movements, "2026-04-01", easter, 10)).toEqual({
      "2026-04-01": 2,
      "2026-04-02": 3,
      "2026-04-03": 0,
      "2026-04-04": 0,
      "2026-04-05": 0,
      "2026-04-06": 0,
      "2026-04-07": 3,
      "2026-04-08": 1,
      "2026-04-09": 1,
      "2026-04-10": 1,
    });
  });

  test("take over what was planned before the base date and not carried out", () => {
    const movements = [{ date: "2026-03-30", containers: -1 }];
    expect(containersOnSite(2, movements, "2026-04-01", none, 1)).toEqual({ "2026-04-01": 1 });
  });

  test("are counted for 90 days", () => {
    expect(Object.keys(containersOnSite(1, [], "2199-12-30", none))).toEqual(["2199-12-30", "2199-12-31"]);
    const days = Object.keys(containersOnSite(1, [], "2026-04-01", none));
    expect(days).toHaveLength(90);
    expect(days.at(-1)).toBe("2026-06-29");
  });

  test("never fall below 0 as long as withdrawals stay within the stock", () => {
    const placements = fc.array(
      fc.record({ day: fc.integer({ min: -5, max: 100 }), containers: fc.integer({ min: 1, max: 9 }) }),
    );
    const stocks = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(
        stocks,
        placements,
        fc.array(fc.nat(200), { maxLength: 10 }),
        (stock, placed, withdrawn) => {
          let left = stock;
          const withdrawals = withdrawn.flatMap((seed) => {
            const containers = Math.min(left, seed % 7);
            left -= containers;
            return containers > 0
              ? [{ date: addDays("2026-03-25", seed % 100), containers: -containers }]
              : [];
          });
          const movements = [
            ...placed.map(({ day, containers }) => ({ date: addDays("2026-04-01", day), containers })),
            ...withdrawals,
          ];
          for (const count of Object.values(containersOnSite(stock, movements, "2026-04-01", easter))) {
            expect(count).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});

describe("the full withdrawal", () => {
  test.each([
    ["nothing planned", 2, [], null],
    ["one of two goes", 2, [{ date: "2026-04-08", containers: -1 }], null],
    ["both go at once", 2, [{ date: "2026-04-08", containers: -2 }], "2026-04-08"],
    [
      "both go one by one, planned in any order",
      2,
      [
        { date: "2026-04-15", containers: -1 },
        { date: "2026-04-08", containers: -1 },
      ],
      "2026-04-15",
    ],
    [
      "one comes before two go",
      1,
      [
        { date: "2026-04-08", containers: -2 },
        { date: "2026-04-07", containers: 1 },
      ],
      "2026-04-08",
    ],
    [
      "one comes on the day one of one goes",
      1,
      [
        { date: "2026-04-08", containers: -1 },
        { date: "2026-04-08", containers: 1 },
      ],
      null,
    ],
    ["a requested agreement waits for its placement", 0, [{ date: "2026-04-08", containers: 2 }], null],
  ])("%s", (_, stock, movements, date) => {
    expect(fullWithdrawalDate(stock, movements)).toBe(date);
  });
});
