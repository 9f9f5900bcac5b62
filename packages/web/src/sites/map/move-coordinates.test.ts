import { expect, test } from "vitest";
import { moveCoordinatesByKey, roundCoordinates } from "./move-coordinates.ts";

const kassel = { lat: 51.3, lon: 9.5 };

test.each([
  ["ArrowUp", false, { lat: 51.30009, lon: 9.5 }],
  ["ArrowDown", false, { lat: 51.29991, lon: 9.5 }],
  ["ArrowRight", false, { lat: 51.3, lon: 9.50014 }],
  ["ArrowLeft", false, { lat: 51.3, lon: 9.49986 }],
  ["ArrowUp", true, { lat: 51.3009, lon: 9.5 }],
  ["ArrowRight", true, { lat: 51.3, lon: 9.50144 }],
] as const)("%s moves by ten metres, with shift by a hundred", (key, isCoarse, expected) => {
  expect(moveCoordinatesByKey(kassel, key, isCoarse)).toEqual(expected);
});

test.each(["Enter", "Tab", " ", "a"])("%s moves nothing", (key) => {
  expect(moveCoordinatesByKey(kassel, key, false)).toBeUndefined();
});

test("places are kept to the metre", () => {
  expect(roundCoordinates({ lat: 51.299_994_9, lon: 9.500_005_1 })).toEqual({ lat: 51.29999, lon: 9.50001 });
});
