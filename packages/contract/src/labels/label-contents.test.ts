import { expect, test } from "vitest";
import { suggestedLabel } from "./label-contents.texts.ts";
import { labelSymbolOf } from "./label-symbols.texts.ts";
import { maxLabelTexts } from "./labels.codes.ts";

test("suggests lines for a code, for its group, or the waste type itself, and nothing longer than a label takes", () => {
  expect(suggestedLabel("Altöl", "13 02 05*").accepted[0]).toBe("Motoröl");
  expect(suggestedLabel("Eisen", "17 04 05").accepted).toContain("Eisen und Stahl");
  expect(suggestedLabel("Sonstiges", "").accepted).toEqual(["Sonstiges"]);
  const long = suggestedLabel("x".repeat(100), "99 99 99");
  expect(long.name).toHaveLength(maxLabelTexts.name);
  expect(long.accepted[0]).toHaveLength(maxLabelTexts.line);
});

test.each(["130205", "1701", "170201", "200101", "200301", "150103"])("the lines of %s fit", (code) => {
  const { accepted, rejected } = suggestedLabel("Abfall", code);
  for (const lines of [accepted, rejected]) {
    expect(lines.length).toBeLessThanOrEqual(maxLabelTexts.lines);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(maxLabelTexts.line);
  }
});

test.each([
  ["Motoröl", "drop"],
  ["Bremsflüssigkeit", "bottle"],
  ["Ölfilter, Öldosen", "can"],
  ["Kartons, gefaltet", "box"],
  ["Fensterglas, Spiegel", "glass"],
  ["Wirres", undefined],
])("%s has the picture %s", (line, symbol) => {
  expect(labelSymbolOf(line)).toBe(symbol);
});
