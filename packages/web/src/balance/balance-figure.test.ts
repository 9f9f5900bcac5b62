import { expect, test } from "vitest";
import { figureOf, keyOfFigure } from "./balance-figure.ts";

test.each([
  ["recycling-hazardous", { cell: "recycling", hazardous: true }],
  ["unknown-other", { cell: "unknown", hazardous: false }],
  ["landfill", { cell: "landfill" }],
  ["diverted", { cell: "diverted" }],
  ["directed-other", { cell: "directed", hazardous: false }],
  ["all", {}],
  ["all-hazardous", { hazardous: true }],
  ["130205", { avvCode: "130205" }],
  ["130205-directed", { avvCode: "130205", cell: "directed" }],
  ["150101-directed-other", { avvCode: "150101", cell: "directed", hazardous: false }],
  ["none-hazardous", { avvCode: "none", hazardous: true }],
  ["none-diverted", { avvCode: "none", cell: "diverted" }],
] as const)("the address %s names a figure, and the figure that address", (key, figure) => {
  expect(figureOf(key)).toEqual(figure);
  expect(keyOfFigure(figure)).toBe(key);
});

test.each(["", "compost", "1302", "recycling-", "recycling-blue", "recycling-other-more", "all-all"])(
  "the address “%s” names none",
  (key) => expect(figureOf(key)).toBeUndefined(),
);
