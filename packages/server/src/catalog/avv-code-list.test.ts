import { codeRules } from "@kreislauf/contract/separation";
import { expect, test } from "vitest";
import { demoWasteTypes } from "../seed/demo/content/demo-waste-types.ts";
import { avvCodeList } from "./avv-code-list.ts";

test("the list of wastes has 842 codes in 20 chapters, 408 of them hazardous", () => {
  expect(avvCodeList.size).toBe(842);
  expect([...avvCodeList.values()].filter(Boolean)).toHaveLength(408);
  expect(new Set([...avvCodeList.keys()].map((code) => code.slice(0, 2))).size).toBe(20);
  for (const code of avvCodeList.keys()) expect(code).toMatch(/^\d{6}$/);
});

test.each([
  ["130205", true],
  ["200101", false],
  ["170904", false],
  ["170903", true],
  ["160307", true],
  ["190809", false],
  ["170100", undefined],
  ["210101", undefined],
  ["200104", undefined],
])("%s is hazardous: %s", (code, hazardous) => {
  expect(avvCodeList.get(code)).toBe(hazardous);
});

test("what fractions and the demo name is in it", () => {
  const named = [
    ...codeRules.map(({ code }) => code),
    ...demoWasteTypes.flatMap(({ avv }) => avv?.replaceAll(/\D/g, "") ?? []),
  ];
  expect(named.filter((code) => !avvCodeList.has(code))).toEqual([]);
  const star = demoWasteTypes.filter(
    ({ avv }) => avv !== null && avvCodeList.get(avv.replaceAll(/\D/g, "")) !== avv.endsWith("*"),
  );
  expect(star.map(({ description }) => description)).toEqual([]);
});
