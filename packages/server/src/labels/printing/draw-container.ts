import type { ContainerDrawing } from "@kreislauf/contract/catalog";
import type { PdfWriter } from "../../documents/index.ts";
import { containerDrawingLayers, type DrawingPaint } from "./container-drawings.ts";

const ink = "#14243D";
/** Fill colours, so light that the outline is still visible on a black-and-white printer. */
const fills = { body: "#E4EFF7", shade: "#C6DBEA", light: "#FFFFFF", material: "#5FC295" } as const;

interface PaintStyle {
  readonly fill?: string;
  /** Width of the outline in units of the drawing. */
  readonly stroke?: number;
}

const outline = 2.4;
const fine = 1.6;
const styles: Readonly<Record<DrawingPaint, PaintStyle>> = {
  body: { fill: fills.body, stroke: outline },
  bodyFlat: { fill: fills.body },
  shade: { fill: fills.shade, stroke: outline },
  shadeFlat: { fill: fills.shade },
  light: { fill: fills.light, stroke: outline },
  lightFine: { fill: fills.light, stroke: fine },
  material: { fill: fills.material, stroke: outline },
  materialFine: { fill: fills.material, stroke: fine },
  line: { stroke: outline },
  detail: { stroke: fine },
  foot: { fill: ink, stroke: 1 },
  dot: { fill: ink },
};

/** The part of the viewBox that the drawing fills: the feet stand on its lower edge. */
const crop = { top: 3, width: 128, height: 82.2 };

/** Draws a container that stands on the lower edge of a box of this width; returns the height of the box. */
export function drawContainer(
  { document }: PdfWriter,
  drawing: ContainerDrawing,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  const scale = width / crop.width;
  document.save().translate(x, y).scale(scale).translate(0, -crop.top);
  document.lineJoin("round").lineCap("round");
  for (const [paint, path] of containerDrawingLayers[drawing]) {
    const { fill, stroke } = styles[paint];
    document.path(path);
    if (stroke !== undefined) document.lineWidth(stroke);
    if (fill !== undefined && stroke !== undefined) document.fillAndStroke(fill, ink);
    else if (fill === undefined) document.stroke(ink);
    else document.fill(fill);
  }
  document.restore();
  const height = crop.height * scale;
  document
    .moveTo(x, y + height)
    .lineTo(x + width, y + height)
    .lineWidth(0.9)
    .stroke(ink);
  return height;
}
