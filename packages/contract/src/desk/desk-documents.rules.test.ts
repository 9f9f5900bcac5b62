import { describe, expect, test } from "vitest";
import { defaultDocumentNameRule, isDocumentNameRule } from "../base/index.ts";
import { readDocumentAmount, readDocumentName, readDocumentPeriod } from "./desk-documents.rules.ts";

const nothing = { type: null, customer: null, site: null, number: null, month: null, date: null };

describe("the name of a file", () => {
  test.each([
    [
      "RE_20009_2026-03118_2026-03.pdf",
      { type: "invoice", customer: "20009", number: "2026-03118", month: "2026-03" },
    ],
    [
      "LB_20009_2026-40817_2026-03-24.PDF",
      {
        type: "service_receipt",
        customer: "20009",
        number: "2026-40817",
        month: "2026-03",
        date: "2026-03-24",
      },
    ],
    [
      "gs_20009_2026-0207_202603.pdf",
      { type: "credit_note", customer: "20009", number: "2026-0207", month: "2026-03" },
    ],
    ["RE_20009_2026-03118.pdf", { type: "invoice", customer: "20009", number: "2026-03118" }],
    ["RE_20009.pdf", { type: "invoice", customer: "20009" }],
    [
      "Belege/März/RE_20009_7_2026-03.pdf",
      { type: "invoice", customer: "20009", number: "7", month: "2026-03" },
    ],
    ["RE_20009_7_2026-13.pdf", { type: "invoice", customer: "20009", number: "7" }],
    ["RE_20009_7_2026-02-30.pdf", { type: "invoice", customer: "20009", number: "7" }],
    ["Scan_0412.pdf", {}],
    ["Scan 0412.pdf", {}],
    ["RE-20009-7.pdf", {}],
  ])("%s", (name, parts) => {
    expect(readDocumentName(name, defaultDocumentNameRule)).toEqual({ ...nothing, ...parts });
  });

  test("is read by the provider's own rule", () => {
    expect(readDocumentName("Nordwerk 4711 RE (2026-03).pdf", "Nordwerk {number} {type} ({period})")).toEqual(
      {
        ...nothing,
        type: "invoice",
        number: "4711",
        month: "2026-03",
      },
    );
    expect(readDocumentName("4711@10023.pdf", "{number}@{site}")).toEqual({
      ...nothing,
      number: "4711",
      site: "10023",
    });
  });

  test.each([
    [defaultDocumentNameRule, true],
    ["{number}", true],
    ["{type}_{customer}", false],
    ["{number}{type}", false],
    ["{number}_{number}", false],
    ["{number}_{colour}", false],
    ["{number}/{type}", false],
  ])("a rule %s is one: %s", (rule, isOne) => expect(isDocumentNameRule(rule)).toBe(isOne));
});

test.each([
  ["2026-03", "2026-03", null],
  ["03.2026", "2026-03", null],
  ["3.2026", "2026-03", null],
  ["24.3.2026", "2026-03", "2026-03-24"],
  ["31.02.2026", null, null],
  ["13.2026", null, null],
  ["", null, null],
])("the period %s", (text, month, date) => expect(readDocumentPeriod(text)).toEqual({ month, date }));

test.each([
  ["1.284,50", 128_450],
  ["1284.5", 128_450],
  ["326", 32_600],
  ["−86,40 €", -8_640],
  ["1.284", 128_400],
  ["12.345.678,90", 1_234_567_890],
  ["1,2345", null],
  ["", null],
  ["zwölf", null],
])("the amount %s", (text, cents) => expect(readDocumentAmount(text)).toBe(cents));
