import { expect, it } from "vitest";
import { parseEuros, parseRuleDraft, toRuleDraft } from "./rule-draft.ts";

it.each([
  ["", null],
  ["1.000,00", 100_000],
  ["1000", 100_000],
  ["1.000,01 €", 100_001],
  ["12,5", 1_250],
  ["0,01", 1],
  ["zehn", undefined],
  ["1,234", undefined],
  ["-5", undefined],
])("reads %j as %j cents", (text, cents) => {
  expect(parseEuros(text)).toBe(cents);
});

it("names everything that is missing, and leaves out what is not set", () => {
  const empty = parseRuleDraft({ ...toRuleDraft(null), amountFrom: "0" });
  expect("problems" in empty && [...empty.problems]).toEqual(["name", "approver", "amountFrom"]);
  const given = parseRuleDraft({ ...toRuleDraft(null), name: "Alle", approver: "group-4" });
  expect(given).toMatchObject({
    rule: { name: "Alle", siteIds: null, approver: { kind: "group", id: 4 }, second: null },
  });
});
