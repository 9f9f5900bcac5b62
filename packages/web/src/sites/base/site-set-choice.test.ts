import { expect, test } from "vitest";
import type { ScopePart } from "./site-scope.ts";
import { partState, togglePart } from "./site-set-choice.ts";

const sites = [
  { id: 1, land: "HE", group: null },
  { id: 2, land: "HE", group: { groupId: 7, name: "Lager" } },
  { id: 3, land: "HE", group: null },
  { id: 4, land: "BY", group: { groupId: 7, name: "Lager" } },
] as const;
const site = (id: number): ScopePart => ({ kind: "site", id });
const hessen: ScopePart = { kind: "land", land: "HE" };
const lager: ScopePart = { kind: "group", id: 7 };

test.each<[string, ScopePart[], ScopePart, ScopePart[]]>([
  ["a site is added", [site(4)], site(1), [site(4), site(1)]],
  ["a chosen site is taken out", [site(4), site(1)], site(4), [site(1)]],
  ["a Land takes the place of its single sites", [site(1), site(4)], hessen, [site(4), hessen]],
  ["a chosen Land is taken out", [hessen, site(4)], hessen, [site(4)]],
  ["a site leaves a chosen Land: the others stay one by one", [hessen], site(2), [site(1), site(3)]],
  ["a site in a Land and a group leaves both", [hessen, lager], site(2), [site(1), site(3), site(4)]],
  ["what another part still holds is not repeated", [hessen, lager], site(1), [lager, site(3)]],
])("%s", (_, chosen, toggled, expected) => {
  expect(togglePart(chosen, toggled, sites)).toEqual(expected);
});

test.each<[ScopePart[], ScopePart, object]>([
  [[hessen], hessen, { state: "all", count: 3 }],
  [[hessen], site(2), { state: "all", count: 1 }],
  [[hessen], lager, { state: "some", count: 1 }],
  [[site(1)], hessen, { state: "some", count: 1 }],
  [[site(4)], hessen, { state: "none", count: 0 }],
  [[], site(1), { state: "none", count: 0 }],
])("of %j, %j is %j", (chosen, part, expected) => {
  expect(partState(chosen, part, sites)).toEqual(expected);
});
