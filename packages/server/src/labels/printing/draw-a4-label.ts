import { labelSymbolOf } from "@kreislauf/contract/labels";
import type { PdfWriter } from "../../documents/index.ts";
import { drawContainer } from "./draw-container.ts";
import { drawQrCode } from "./draw-qr-code.ts";
import { drawSymbol } from "./draw-symbol.ts";
import { fitLines, sizeOfName } from "./fit-lines.ts";
import { labelPrintTexts } from "./label-print.texts.ts";
import type { PrintedLabel } from "./printed-label.ts";

/** All lengths and sizes are in points. */
const page = { width: 595.28, height: 841.89, margin: 37 };
const left = page.margin;
const right = page.width - page.margin;
const innerWidth = right - left;
const ink = "#14243D";

/** Type sizes of the name: up to 14 characters 24 mm, longer ones smaller in two steps. */
const nameSizes = [68, 54, 44] as const;
const headSize = 10.5;
const codeSize = 20;
const drawingWidth = 270;
const boxGap = 16;
const boxTitleSize = 20;
const lineSize = 16.5;
const footSize = 12;
/** 40 mm with the quiet zone, so that the code itself is larger than 25 mm. */
const qrSide = 113;

/** Draws a label that fills a page. */
export function drawA4Label(sheet: PdfWriter, label: PrintedLabel): void {
  drawHead(sheet, label);
  let y = drawName(sheet, label, page.margin + 34);
  y = drawCode(sheet, label, y) + 16;
  const x = (page.width - drawingWidth) / 2;
  sheet.decoration(() => {
    y += drawContainer(sheet, label.containerType.drawing, { x, y, width: drawingWidth });
  });
  drawBoxes(sheet, label, y + 20);
  drawFoot(sheet, label);
}

function drawHead(sheet: PdfWriter, { operator, company }: PrintedLabel): void {
  const y = page.margin;
  sheet.element("P", () => {
    sheet.text(operator, left, y, { size: headSize, weight: "bold" });
    sheet.text(company, right, y, { size: headSize, toRight: true });
  });
  sheet.decoration(() =>
    sheet.document
      .moveTo(left, y + 20)
      .lineTo(right, y + 20)
      .lineWidth(1.3)
      .stroke(ink),
  );
}

function drawName(sheet: PdfWriter, { sheet: { name } }: PrintedLabel, top: number): number {
  const { lines, size } = fitLines(sheet, name, {
    size: sizeOfName(name, nameSizes),
    weight: "bold",
    width: innerWidth,
    most: 3,
  });
  sheet.element("H1", () =>
    lines.forEach((line, index) => sheet.text(line, left, top + index * size, { size, weight: "bold" })),
  );
  return top + lines.length * size + size * 0.28;
}

function drawCode(sheet: PdfWriter, { wasteType, language }: PrintedLabel, y: number): number {
  const texts = labelPrintTexts[language];
  const code = wasteType.avvCode === "" ? "" : texts.avv(wasteType.avvCode);
  let x = left;
  sheet.element("P", () => {
    sheet.text(code, x, y, { size: codeSize, weight: "bold" });
    x += code === "" ? 0 : sheet.width(code, { size: codeSize, weight: "bold" }) + 16;
    if (wasteType.hazardous) sheet.text(texts.hazardous, x + 32, y, { size: codeSize, weight: "bold" });
  });
  if (wasteType.hazardous) {
    const width = sheet.width(texts.hazardous, { size: codeSize, weight: "bold" }) + 42;
    sheet.decoration(() => {
      sheet.document
        .roundedRect(x, y - 3, width, 30, 5)
        .lineWidth(1.8)
        .stroke(ink);
      drawSymbol(sheet, "hazard", { x: x + 6, y: y + 1, side: 21 });
    });
  }
  return y + (code === "" && !wasteType.hazardous ? 0 : 30);
}

/**
 * Draws the boxes of what belongs in, with a solid frame and a tick, and of what does not, with a dashed frame and a
 * cross. They can be told apart without colour.
 */
function drawBoxes(
  sheet: PdfWriter,
  { sheet: { accepted, rejected }, language }: PrintedLabel,
  top: number,
): void {
  const texts = labelPrintTexts[language];
  const width = (innerWidth - boxGap) / 2;
  const height = 48 + Math.max(accepted.length, rejected.length, 1) * 26;
  const boxes = [
    { title: texts.accepted, symbol: "yes", lines: accepted, x: left },
    { title: texts.rejected, symbol: "no", lines: rejected, x: left + width + boxGap },
  ] as const;
  for (const { title, symbol, lines, x } of boxes) {
    sheet.decoration(() => {
      sheet.document.save().roundedRect(x, top, width, height, 8).lineWidth(1.8);
      if (symbol === "no") sheet.document.dash(5, { space: 4 });
      sheet.document.stroke(ink).restore();
      drawSymbol(sheet, symbol, { x: x + 12, y: top + 13, side: 22, line: 2.8 });
    });
    sheet.element("H2", () => sheet.text(title, x + 42, top + 11, { size: boxTitleSize, weight: "bold" }));
    lines.forEach((line, index) => {
      const y = top + 43 + index * 26;
      const picture = labelSymbolOf(line);
      if (picture !== undefined)
        sheet.decoration(() => drawSymbol(sheet, picture, { x: x + 12, y: y - 1, side: 22, line: 1.7 }));
      const {
        lines: [fitting = ""],
        size,
      } = fitLines(sheet, texts.line(line), {
        size: lineSize,
        weight: "regular",
        width: width - 52,
        most: 1,
      });
      sheet.element("P", () => sheet.text(fitting, x + 42, y, { size }));
    });
  }
}

function drawFoot(sheet: PdfWriter, label: PrintedLabel): void {
  const { site, contact, address } = label;
  const texts = labelPrintTexts[label.language];
  const bottom = page.height - page.margin;
  const width = innerWidth - (address === null ? 0 : qrSide + 20);
  const lines = [
    site.address,
    texts.container(label),
    ...(contact === null ? [] : [texts.contact(contact)]),
  ].flatMap((line) => sheet.wrap(line, width, { size: footSize }));
  const place = sheet.wrap(texts.place(label), width, { size: 15, weight: "bold" });
  let y = bottom - lines.length * 16 - place.length * 19;
  for (const line of place) {
    sheet.element("P", () => sheet.text(line, left, y, { size: 15, weight: "bold" }));
    y += 19;
  }
  for (const line of lines) {
    sheet.element("P", () => sheet.text(line, left, y, { size: footSize }));
    y += 16;
  }
  if (address === null) return;
  const x = right - qrSide;
  const captionWidth = sheet.width(texts.scan, { size: 10, weight: "bold" });
  sheet.decoration(() => drawQrCode(sheet, address, x, bottom - qrSide - 14, qrSide));
  sheet.element("P", () =>
    sheet.text(texts.scan, x + (qrSide - captionWidth) / 2, bottom - 14, { size: 10, weight: "bold" }),
  );
}
