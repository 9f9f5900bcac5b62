import type { Language } from "@kreislauf/contract/base";
import type { LabelSize } from "@kreislauf/contract/labels";
import { yieldToEventLoop } from "../../base/yield-to-event-loop.ts";
import { loadPdf, type PdfWriter } from "../../documents/index.ts";
import { drawA4Label } from "./draw-a4-label.ts";
import { drawA6Label, a6 } from "./draw-a6-label.ts";
import { labelPrintTexts } from "./label-print.texts.ts";
import type { PrintedLabel } from "./printed-label.ts";

interface Imprint {
  readonly author: string;
  readonly createdAt: Temporal.Instant;
  readonly language: Language;
}

const perSheet = 4;

/** Draws the labels: one of size A4 on each page, or four of size A6. */
export async function renderLabels(
  labels: readonly PrintedLabel[],
  size: LabelSize,
  { author, createdAt, language }: Imprint,
): Promise<Buffer> {
  const texts = labelPrintTexts[language];
  const { PdfWriter } = await loadPdf();
  const sheet = new PdfWriter({
    title: texts.title,
    author,
    subject: texts.subject(labels.length),
    createdAt,
    archival: false,
    isLandscape: size === "a6",
  });
  for (const [index, label] of labels.entries()) {
    await yieldToEventLoop();
    if (size === "a4") {
      if (index > 0) sheet.document.addPage();
      drawA4Label(sheet, label);
      continue;
    }
    const place = index % perSheet;
    if (place === 0) {
      if (index > 0) sheet.document.addPage();
      drawCutMarks(sheet);
    }
    drawA6Label(sheet, label, { x: (place % 2) * a6.width, y: Math.floor(place / 2) * a6.height });
  }
  return await sheet.finish();
}

/** Length of a cut mark in points, from the edge. */
const markLength = 14;

/** Draws marks where the sheet is cut into quarters, at its edges and in its middle. */
function drawCutMarks(sheet: PdfWriter): void {
  const { width, height } = a6;
  const lines = [
    [width, 0, width, markLength],
    [width, 2 * height - markLength, width, 2 * height],
    [0, height, markLength, height],
    [2 * width - markLength, height, 2 * width, height],
    [width - markLength / 2, height, width + markLength / 2, height],
    [width, height - markLength / 2, width, height + markLength / 2],
  ] as const;
  sheet.decoration(() => {
    for (const [x, y, toX, toY] of lines)
      sheet.document.moveTo(x, y).lineTo(toX, toY).lineWidth(0.5).stroke("#000000");
  });
}
