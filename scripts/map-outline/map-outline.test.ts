import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { type Atlas, mapOutline } from "./map-outline.ts";
import { simplifyLine } from "./simplify-line.ts";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;
const require = createRequire(import.meta.url);
const atlas = require.resolve("world-atlas/countries-10m.json");

test("the app's outline is the one that the script makes", () => {
  const written = readJson(`${import.meta.dirname}/../../packages/web/src/sites/map/map-outline.json`);
  expect(written).toEqual(mapOutline(readJson(atlas) as Atlas));
});

test("a line loses the points that it can do without", () => {
  const bent = (by: number) =>
    [
      [0, 0],
      [0, 1],
      [by, 2],
      [0, 3],
    ] as const;
  // At this latitude a degree of longitude is as long as 0.63 degrees of latitude.
  expect(simplifyLine(bent(0.15), 0.1)).toEqual([
    [0, 0],
    [0, 3],
  ]);
  expect(simplifyLine(bent(0.16), 0.1)).toEqual([
    [0, 0],
    [0.16, 2],
    [0, 3],
  ]);
});
