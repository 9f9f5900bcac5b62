import { encode } from "uqr";
import type { PdfWriter } from "../../documents/index.ts";

/** Number of light modules around a code, without which scanners may not find it. */
const quietZone = 4;

/** Draws a QR code with its quiet zone into a square. */
export function drawQrCode({ document }: PdfWriter, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { border: quietZone, ecc: "M" });
  const module = side / size;
  document.rect(x, y, side, side).fill("#FFFFFF");
  for (const [row, modules] of data.entries()) {
    let from: number | undefined;
    // One rectangle for each run of dark modules, so that no hairlines show between them.
    for (let column = 0; column <= modules.length; column += 1) {
      const isDark = modules[column] === true;
      if (isDark) from ??= column;
      else if (from !== undefined) {
        document.rect(x + from * module, y + row * module, (column - from) * module, module);
        from = undefined;
      }
    }
  }
  document.fill("#000000");
}
