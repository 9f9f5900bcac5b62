import { expect, it } from "vitest";
import { parseRuleDraft, toRuleDraft } from "./rule-draft.ts";

it("names everything that is missing, and leaves out what is not set", () => {
  const empty = parseRuleDraft({ ...toRuleDraft(null), amountFrom: "0" });
  expect("problems" in empty && [...empty.problems]).toEqual(["name", "approver", "amountFrom"]);
  const given = parseRuleDraft({ ...toRuleDraft(null), name: "Alle", approver: "group-4" });
  expect(given).toMatchObject({
    rule: { name: "Alle", siteIds: null, approver: { kind: "group", id: 4 }, second: null },
  });
});
