import type { PdfWriter } from "../../documents/index.ts";
import { drawContainer } from "./draw-container.ts";
import { drawQrCode } from "./draw-qr-code.ts";
import { drawSymbol } from "./draw-symbol.ts";
import { fitLines, sizeOfName } from "./fit-lines.ts";
import { labelPrintTexts } from "./label-print.texts.ts";
import type { PrintedLabel } from "./printed-label.ts";

/** A quarter of an A4 sheet, in points. */
export const a6 = { width: 420.945, height: 297.64 };
const margin = 20;
const nameSizes = [36, 29, 24] as const;
const codeSize = 14.5;
const lineSize = 14;
const footSize = 10;
const sideWidth = 112;
/** 30 mm with the quiet zone, so that the code itself is larger than 20 mm. */
const qrSide = 85;
const leftWidth = a6.width - 2 * margin - sideWidth - 14;

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Draws a label into a quarter of the sheet. */
export function drawA6Label(sheet: PdfWriter, label: PrintedLabel, corner: Corner): void {
  const { containerType, sheet: texted, address } = label;
  const texts = labelPrintTexts[label.language];
  const left = corner.x + margin;
  let y = corner.y + margin;
  const name = fitLines(sheet, texted.name, {
    size: sizeOfName(texted.name, nameSizes),
    weight: "bold",
    width: leftWidth,
    most: 3,
  });
  sheet.element("H1", () =>
    name.lines.forEach((line, index) =>
      sheet.text(line, left, y + index * name.size, { size: name.size, weight: "bold" }),
    ),
  );
  y += name.lines.length * name.size + 8;
  y = drawCode(sheet, label, left, y) + 10;
  const bottom = corner.y + a6.height - margin;
  const foot = [texts.place(label), texts.container(label)].flatMap((line) =>
    sheet.wrap(line, leftWidth, { size: footSize }).slice(0, 2),
  );
  const footTop = bottom - foot.length * 13;
  drawLines(sheet, label, { x: left, y }, footTop - 6);
  foot.forEach((line, index) =>
    sheet.element("P", () =>
      sheet.text(line, left, footTop + index * 13, {
        size: footSize,
        weight: index === 0 ? "bold" : "regular",
      }),
    ),
  );
  const x = corner.x + a6.width - margin - sideWidth;
  sheet.decoration(() =>
    drawContainer(sheet, containerType.drawing, { x, y: corner.y + margin, width: sideWidth }),
  );
  if (address === null) return;
  const captionWidth = sheet.width(texts.scan, { size: 9, weight: "bold" });
  sheet.decoration(() =>
    drawQrCode(sheet, address, x + (sideWidth - qrSide) / 2, bottom - qrSide - 11, qrSide),
  );
  sheet.element("P", () =>
    sheet.text(texts.scan, x + (sideWidth - captionWidth) / 2, bottom - 11, { size: 9, weight: "bold" }),
  );
}

function drawCode(sheet: PdfWriter, { wasteType, language }: PrintedLabel, x: number, y: number): number {
  const texts = labelPrintTexts[language];
  const code = wasteType.avvCode === "" ? "" : texts.avv(wasteType.avvCode);
  const style = { size: codeSize, weight: "bold" } as const;
  const markAt = x + (code === "" ? 0 : sheet.width(code, style) + 12);
  if (code === "" && !wasteType.hazardous) return y;
  sheet.element("P", () => {
    sheet.text(code, x, y, style);
    if (wasteType.hazardous) sheet.text(texts.hazardous, markAt + 20, y, style);
  });
  if (wasteType.hazardous)
    sheet.decoration(() => drawSymbol(sheet, "hazard", { x: markAt, y: y + 0.5, side: 16 }));
  return y + 20;
}

/** Draws one sentence about what belongs in and one about what does not, as large as there is room. */
function drawLines(
  sheet: PdfWriter,
  { sheet: { accepted, rejected }, language }: PrintedLabel,
  { x, y: top }: Corner,
  bottom: number,
): void {
  const texts = labelPrintTexts[language];
  const joined = (lines: readonly string[]) => lines.map(texts.line).join(", ");
  const sentences = [
    { symbol: "yes", text: texts.acceptedLine + joined(accepted), isShown: accepted.length > 0 },
    { symbol: "no", text: texts.rejectedLine + joined(rejected), isShown: rejected.length > 0 },
  ] as const;
  const shown = sentences.filter(({ isShown }) => isShown);
  let size = lineSize;
  const wrapped = () => shown.map(({ text }) => sheet.wrap(text, leftWidth - 24, { size }));
  const heightOf = (blocks: readonly (readonly string[])[]) =>
    blocks.reduce((sum, lines) => sum + lines.length * size * 1.22 + 7, 0);
  let blocks = wrapped();
  while (heightOf(blocks) > bottom - top && size > 7) {
    size *= 0.95;
    blocks = wrapped();
  }
  let y = top;
  shown.forEach(({ symbol }, index) => {
    sheet.decoration(() => drawSymbol(sheet, symbol, { x, y: y + 1, side: 15, line: 2.8 }));
    for (const line of blocks[index] ?? []) {
      sheet.element("P", () => sheet.text(line, x + 24, y, { size }));
      y += size * 1.22;
    }
    y += 7;
  });
}
