import { describe, expect, test } from "vitest";
import {
  changeMultiChoice,
  syncMultiChoice,
  startMultiChoice,
  type MultiChoice,
} from "./use-multi-choice.ts";

const add = (choice: MultiChoice<number>, value: number) =>
  changeMultiChoice(choice, (before) => [...before, value]);

describe("choices that the owner brings back later", () => {
  const both = add(add(startMultiChoice<number>([]), 1), 2);

  test("the second builds on the first", () => {
    expect(both.values).toEqual([1, 2]);
  });

  test("the first one coming back does not undo the second, nor a third", () => {
    const first = syncMultiChoice(both, [1]);
    expect(first.values).toEqual([1, 2]);
    expect(add(first, 3).values).toEqual([1, 2, 3]);
    expect(syncMultiChoice(syncMultiChoice(add(first, 3), [1, 2]), [1, 2, 3]).values).toEqual([1, 2, 3]);
  });

  test("the owner may leave one out, and order them its own way", () => {
    const done = syncMultiChoice(add(both, 3), [3, 2, 1]);
    expect(done.values).toEqual([3, 2, 1]);
    expect(syncMultiChoice(done, [1]).values).toEqual([1]);
  });

  test("what was not asked for replaces the choice", () => {
    expect(syncMultiChoice(both, [7]).values).toEqual([7]);
    expect(syncMultiChoice(syncMultiChoice(syncMultiChoice(both, [1]), [7]), [1, 2]).values).toEqual([1, 2]);
  });

  test("a choice that was taken back leaves nothing to wait for", () => {
    const undone = changeMultiChoice(add(startMultiChoice<number>([]), 1), () => []);
    expect(syncMultiChoice(undone, [1]).values).toEqual([1]);
  });
});
