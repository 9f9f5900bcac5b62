import type { LabelSymbol } from "@kreislauf/contract/labels";
import type { PdfWriter } from "../../documents/index.ts";

export type PrintedSymbol = LabelSymbol | "yes" | "no" | "hazard";

/** Outlines in a grid of 24 x 24. */
const paths: Readonly<Record<PrintedSymbol, string>> = {
  yes: "M4 12.5l5.5 5.5L20 6.5",
  no: "M5 5l14 14M19 5L5 19",
  hazard: "M12 2.5l9.5 9.5-9.5 9.5L2.5 12zM12 7.5V13M12 16v.4",
  drop: "M12 3c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 11 8 8 12 3z",
  bottle: "M10 2.5h4v4l2.5 4V21.5h-9V10.5L10 6.5zM7.5 14h9",
  can: "M6 4h12v17H6zM4.5 4h15M6 9h12M6 16h12",
  box: "M3.5 8L12 4l8.5 4v9L12 21.5 3.5 17zM3.5 8l8.5 4 8.5-4M12 12v9.5",
  paper: "M6 2.5h8l4 4v15H6zM14 2.5v4h4M9 11h6M9 15h6",
  wood: "M3 8h18v8H3zM3 12h18M9 8v4M15 12v4",
  metal: "M8.5 3h7l5 9-5 9h-7l-5-9zM12 8.5a3.5 3.5 0 1 0 .1 0z",
  glass: "M7 3h10l-1 8a4 4 0 0 1-8 0zM12 15v6M8.5 21h7",
  plant: "M12 21.5V11M12 13c-5 0-8-3-8-8 5 0 8 3 8 8zM12 11c0-4 3-7 8-7 0 5-3 8-8 8",
  food: "M12 7c3-2.5 8 0 8 5.5S15.5 21.5 12 20.5C8.5 21.5 4 18 4 12.5S9 4.5 12 7zM12 7c0-2 1-4 3-4.5",
  stone: "M3 6h8v5H3zM13 6h8v5h-8zM3 13h4v5H3zM9 13h8v5H9zM19 13h2v5h-2z",
  battery: "M3 8h16v9H3zM19 11h2.5v3H19M7 12.5h4M9 10.5v4M14 12.5h2.5",
  cloth: "M8 3L3 7l2.5 4L7 10v11h10V10l1.5 1L21 7l-5-4c-1 2-2 3-4 3s-3-1-4-3z",
  plug: "M9 2.5v5M15 2.5v5M6 7.5h12v3a6 6 0 0 1-12 0zM12 16.5v5",
};

const grid = 24;
const ink = "#14243D";

/**
 * Draws a symbol into a square. `line` is the width of its lines in units of the 24 x 24 grid, so they grow with the
 * square.
 */
export function drawSymbol(
  { document }: PdfWriter,
  symbol: PrintedSymbol,
  {
    x,
    y,
    side,
    line = 2,
  }: { readonly x: number; readonly y: number; readonly side: number; readonly line?: number },
): void {
  document
    .save()
    .translate(x, y)
    .scale(side / grid);
  document.lineJoin("round").lineCap("round").lineWidth(line).path(paths[symbol]).stroke(ink);
  document.restore();
}
