import { editCutoffs, languages, type EditCutoff } from "@kreislauf/contract/base";
import { describe, expect, test } from "vitest";
import { faqEntries } from "./faq-entries.ts";
import { findFaq, splitAtMatches } from "./find-faq.ts";

const answerOf = (id: string, cutoff: EditCutoff, language: "de" | "en" = "de") =>
  faqEntries(cutoff, language).find((entry) => entry.id === id)?.answer;

describe.each(editCutoffs)("with the edit cutoff %s", (cutoff) => {
  test.each(languages)("there are 28 entries in %s, each with an answer", (language) => {
    const entries = faqEntries(cutoff, language);
    expect(entries).toHaveLength(28);
    for (const { question, answer } of entries) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
      expect(answer).not.toMatch(/undefined|null|NaN/);
    }
  });

  test("what no cutoff changes", () => {
    expect(answerOf("cancel", cutoff)).toContain("Bis 24:00 Uhr am Tag vor dem Wunschtermin");
    expect(answerOf("order", cutoff)).toContain(
      "Beauftragen Sie bis 12:00 Uhr, ist der früheste Termin der nächste Arbeitstag, danach in 2 Arbeitstagen.",
    );
    expect(answerOf("order", cutoff)).toContain(
      "Beauftragen Sie am Freitagnachmittag, ist der früheste Termin der Dienstag.",
    );
    expect(answerOf("order", cutoff)).toContain("spätestens 5 Arbeitstage nach dem Wunschtermin");
    expect(answerOf("order", cutoff)).toContain("bis Mittwoch der Woche darauf");
    expect(answerOf("order", cutoff)).toContain("höchstens 999 Big Bags");
    expect(answerOf("order", cutoff)).toContain("ab 20 Stück");
    expect(answerOf("missed", cutoff)).toContain("Ab dem Tag nach dem Wunschtermin");
    expect(answerOf("newContainer", cutoff)).toContain("mindestens 5 Arbeitstage Vorlauf");
    expect(answerOf("holidays", cutoff)).toContain("von einem Feiertag am Freitag auf Montag");
  });
});

test("the noon rule: the day before at noon, and Mondays as the rule has them", () => {
  const answer = answerOf("edit", "noon");
  expect(answer).toContain("Bis 12:00 Uhr am Tag vor dem Wunschtermin.");
  expect(answer).toContain(
    "Für Aufträge am Montag endet die Frist am Freitag um 12:00 Uhr. Danach ist die Bearbeitung noch einmal möglich: am Samstag bis 12:00 Uhr und am Sonntag bis 12:00 Uhr.",
  );
  expect(answer?.match(/Für Aufträge am/g)).toHaveLength(1);
  expect(answerOf("edit", "noon", "en")).toContain("For orders on Monday the deadline is Friday, 12:00.");
});

test("24 hours: the same for every weekday", () => {
  const answer = answerOf("edit", "24h");
  expect(answer).toContain("Bis 24:00 Uhr 2 Tage vor dem Wunschtermin.");
  expect(answer).not.toContain("Für Aufträge am");
  expect(answerOf("edit", "24h", "en")).toContain("Until 24:00 2 days before the desired date.");
});

describe("the search", () => {
  const entries = faqEntries("noon", "de");
  const found = (search: string) => findFaq(entries, search).map(({ id }) => id);

  test.each([
    ["", 28],
    ["   ", 28],
    ["gibtesnicht", 0],
  ])("%j finds %i", (search, count) => {
    expect(found(search)).toHaveLength(count);
  });

  test("questions come first, case and accents do not matter, every word must be there", () => {
    expect(found("FEIERTAG")[0]).toBe("holidays");
    expect(found("Kontierung")).toEqual(["references", "prices"]);
    expect(found("rechnung beanstanden")[0]).toBe("invoiceCheck");
    expect(found("behalter abziehen")).toEqual(["withdraw"]);
    expect(found("Foto Reklamation")).toEqual(["missed"]);
    expect(found("(")).toEqual([]);
  });

  test("what was found is marked, as it is written", () => {
    expect(splitAtMatches("Was passiert an Feiertagen?", "feiertag")).toEqual([
      { text: "Was passiert an ", isMatch: false },
      { text: "Feiertag", isMatch: true },
      { text: "en?", isMatch: false },
    ]);
    expect(splitAtMatches("Behälter", "behalter")).toEqual([{ text: "Behälter", isMatch: true }]);
    expect(splitAtMatches("a (b)", "(b")).toEqual([
      { text: "a ", isMatch: false },
      { text: "(b", isMatch: true },
      { text: ")", isMatch: false },
    ]);
  });
});
