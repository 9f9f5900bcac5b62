import { expect, test } from "vitest";
import { clampCropArea, cropSquare, fullCropArea } from "./crop-area.ts";

const wide = { width: 800, height: 400 };

test.each([
  [fullCropArea, { left: 200, top: 0, side: 400 }],
  [
    { x: 0, y: 0, zoom: 1 },
    { left: 0, top: 0, side: 400 },
  ],
  [
    { x: 1, y: 1, zoom: 2 },
    { left: 600, top: 200, side: 200 },
  ],
  [
    { x: 0.5, y: 0.5, zoom: 9 },
    { left: 350, top: 150, side: 100 },
  ],
  [
    { x: 0.5, y: 0.5, zoom: 0.1 },
    { left: 200, top: 0, side: 400 },
  ],
])("%o shows the square %o", (section, square) => {
  expect(cropSquare(wide, clampCropArea(wide, section))).toEqual(square);
});
