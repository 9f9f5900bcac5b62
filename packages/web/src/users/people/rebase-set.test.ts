import { expect, test } from "vitest";
import { rebaseSet } from "./rebase-set.ts";

test.each([
  ["added here", [1], [1, 2], [1], [1, 2]],
  ["added there", [1], [1], [1, 3], [1, 3]],
  ["removed here", [1, 2], [1], [1, 2], [1]],
  ["removed there", [1, 2], [1, 2], [1], [1]],
  ["added here, removed there", [1], [1, 2], [], [2]],
  ["removed here, added there", [1], [], [1, 3], [3]],
  ["the same at both", [1, 2], [1], [1], [1]],
])("%s", (_, before, draft, current, expected) => {
  expect(rebaseSet(new Set(before), new Set(draft), new Set(current))).toEqual(new Set(expected));
});
