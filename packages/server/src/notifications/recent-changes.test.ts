import { expect, test } from "vitest";
import type { DataChange } from "../base/database/parse-change.ts";
import { createRecentChanges } from "./recent-changes.ts";

const change = (siteId: number): DataChange => ({ of: "site", room: "orders", companyId: 1, siteId });

test("changes are remembered for two minutes, as far as somebody listened", () => {
  let now = 0;
  const recent = createRecentChanges(() => now);
  now = 10_000;
  recent.add(change(1));
  now = 20_000;
  recent.add(change(2));
  expect(recent.since(10)).toEqual([change(1), change(2)]);
  expect(recent.since(9.9)).toEqual([change(2)]);
  expect(recent.since(20)).toEqual([change(1), change(2)]);
  expect(recent.since(20.1)).toBeUndefined();

  now = 200_000;
  expect(recent.since(120)).toEqual([]);
  expect(recent.since(121)).toBeUndefined();

  recent.clear();
  expect(recent.since(0)).toEqual([]);
  expect(recent.since(1)).toBeUndefined();
});
