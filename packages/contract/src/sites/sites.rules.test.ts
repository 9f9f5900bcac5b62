import { describe, expect, test } from "vitest";
import { maxSketchBytes, maxSketchesBytes } from "./sites.codes.ts";
import {
  addressKey,
  addressLine,
  canAddSketch,
  canChangeTireStock,
  canDeactivate,
  glnCheckDigit,
  isGln,
  siteLabel,
  isSketchRequired,
  localHolidayOf,
  detectSketchMediaType,
  deactivationBlockersOf,
} from "./sites.rules.ts";

const site = {
  id: 1,
  locationOrderNumber: "4100-02",
  alias: "Werkstatt Süd",
  street: "Lohgerberweg",
  houseNumber: "21",
  zip: "34123",
  city: "Kassel",
};

test("a site is labelled by number, alias and address", () => {
  expect(siteLabel(site)).toBe("4100-02, Werkstatt Süd, Lohgerberweg 21, 34123 Kassel");
  expect(siteLabel({ ...site, locationOrderNumber: null })).toBe(
    "Werkstatt Süd, Lohgerberweg 21, 34123 Kassel",
  );
  expect(addressLine({ ...site, houseNumber: "" })).toBe("Lohgerberweg, 34123 Kassel");
});

describe("an address is the same", () => {
  const key = (street: string, houseNumber: string, city = "Kassel", zip = "34123") =>
    addressKey({ street, houseNumber, zip, city });

  test.each([
    [key("Müllerstraße", "2 a"), key("MUELLERSTR.", "2A")],
    [key("Müllerstraße", "2a"), key("  Müller  Straße ", "2 a")],
    [key("Müllerstrasse", "2a"), key("Müllerstr", "2a")],
    [key("Straße des 17. Juni", "1"), key("Str. des 17. Juni", "1")],
    [key("Mu\u0308llerstraße", "2"), key("Müllerstraße", "2")],
    [key("Rue-Molière", "2"), key("Rue Moliere", "2")],
    [key("Am Hof", "2", "KÖLN"), key("am hof", "2", "Koeln")],
  ])("%s", (one, other) => {
    expect(one).toBe(other);
  });

  test.each([
    [key("Am Hof", "2"), key("Am Hof", "3")],
    [key("Am Hof", "2"), key("Am Hof", "")],
    [key("Am Hof", "21"), key("Am Hof 2", "1")],
    [key("Am Hof", "2"), key("Am Hof", "2", "Baunatal")],
    [key("Am Hof", "2"), key("Am Hof", "2", "Kassel", "34127")],
    [key("Mullerstraße", "2"), key("Müllerstraße", "2")],
  ])("not: %s and %s", (one, other) => {
    expect(one).not.toBe(other);
  });
});

test("a site is deactivated when nothing remains, else told what does", () => {
  const nothing = { containers: 0, agreements: 0, orders: 0 };
  expect(canDeactivate(nothing)).toEqual({ allowed: true, until: null });
  for (const name of ["containers", "agreements", "orders"] as const) {
    const facts = { ...nothing, [name]: 1 };
    expect(canDeactivate(facts)).toEqual({ allowed: false, reason: "location_not_empty" });
    expect(deactivationBlockersOf(facts)).toEqual([name]);
  }
  expect(deactivationBlockersOf({ containers: 2, agreements: 1, orders: 3 })).toEqual([
    "containers",
    "agreements",
    "orders",
  ]);
});

test.each([
  ["4012345000016", true],
  ["4012345000017", false],
  ["4006381333931", true],
  ["0000000000000", true],
  ["401234500001", false],
  ["40123450000166", false],
  ["401234500001x", false],
  ["", false],
])("%s is a GLN: %s", (text, expected) => {
  expect(isGln(text)).toBe(expected);
});

test("the check digit of a GLN follows from the twelve before it", () => {
  expect(glnCheckDigit("4012345000017")).toBe(6);
  expect(glnCheckDigit("400638133393")).toBe(1);
});

test.each([
  ["BY", "assumptionDayHoliday"],
  ["SN", "corpusChristiHoliday"],
  ["TH", "corpusChristiHoliday"],
  ["HE", null],
  [null, null],
] as const)("in %s single municipalities have %s", (land, holiday) => {
  expect(localHolidayOf(land)).toBe(holiday);
});

test.each([
  [maxSketchBytes, 0, null],
  [maxSketchBytes + 1, 0, "sketch_too_large"],
  [1, maxSketchesBytes - 1, null],
  [2, maxSketchesBytes - 1, "sketches_too_large"],
  [maxSketchBytes, maxSketchesBytes - maxSketchBytes, null],
] as const)("a sketch of %i bytes beside %i: %s", (size, present, refusal) => {
  const verdict = canAddSketch(size, present);
  expect(verdict.allowed ? null : verdict.reason).toBe(refusal);
});

test("without house number a sketch is needed", () => {
  expect(isSketchRequired("", 0)).toBe(true);
  expect(isSketchRequired(" ", 0)).toBe(true);
  expect(isSketchRequired("", 1)).toBe(false);
  expect(isSketchRequired("2", 0)).toBe(false);
});

test("a stock of tires may become empty, not less", () => {
  expect(canChangeTireStock(4, -4).allowed).toBe(true);
  expect(canChangeTireStock(4, -5)).toEqual({ allowed: false, reason: "tire_stock_negative" });
});

test.each([
  ["%PDF-1.7\n", "application/pdf"],
  ["%PDF-2.0", "application/pdf"],
  ["%PDF-x.7", undefined],
  ["\x89PNG\r\n\x1a\n\0\0\0\r", "image/png"],
  ["\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
  ["RIFF\x24\0\0\0WEBP", undefined],
  ["MZ\x90\0", undefined],
  ["", undefined],
] as const)("a sketch that begins with %j is %s", (head, kind) => {
  expect(detectSketchMediaType(Uint8Array.from(head, (letter) => letter.charCodeAt(0)))).toBe(kind);
});
