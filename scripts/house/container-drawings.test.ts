import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { containerDrawings } from "../../packages/contract/src/catalog/catalog.codes.ts";
import { containerDrawingLayers } from "../../packages/server/src/labels/printing/container-drawings.ts";
import type { ContainerPaint } from "../../packages/ui/src/drawings/basic-container-layers.ts";
import { containerLayers } from "../../packages/ui/src/drawings/container-layers.ts";
import { containerShapes } from "../../packages/web/src/catalog/container-shapes.ts";

/**
 * The paint that labels use instead of a paint of the screen. Labels have fewer paints; paints not listed here are the
 * same.
 */
const printed: Partial<Record<ContainerPaint, string>> = {
  mesh: "detail",
  materialDetail: "detail",
  materialCrease: "detail",
  materialStrap: "light",
};

test.each(Object.entries(containerShapes))("%s is drawn on labels as on the screen", (drawing, shape) => {
  const layers = containerLayers[shape].map(([paint, path]) => [printed[paint] ?? paint, path]);
  const onLabels = Object.entries(containerDrawingLayers).find(([name]) => name === drawing)?.[1];
  expect(onLabels).toEqual(layers);
});

test.each(containerDrawings)("%s has a picture for mails", (drawing) => {
  const picture = new URL(`../../packages/server/src/notifications/pictures/${drawing}.png`, import.meta.url);
  expect(existsSync(picture)).toBe(true);
});
