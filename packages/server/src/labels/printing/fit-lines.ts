import type { PdfWriter } from "../../documents/index.ts";

interface Fitting {
  /** The type size to begin with, in points. */
  readonly size: number;
  readonly weight: "regular" | "bold";
  readonly width: number;
  readonly most: number;
}

const step = 0.94;
const smallest = 6;

/**
 * The lines of a text and its type size: the largest up to `size` with which the text fits into `most` lines without
 * breaking a word. If even the smallest size does not fit, the lines after `most` are left out.
 */
export function fitLines(sheet: PdfWriter, text: string, { size: wanted, weight, width, most }: Fitting) {
  for (let size = wanted; ; size *= step) {
    const style = { size, weight };
    const lines = sheet.wrap(text, width, style);
    const isWhole = text.split(" ").every((word) => sheet.width(word, style) <= width);
    if ((isWhole && lines.length <= most) || size <= smallest) return { lines: lines.slice(0, most), size };
  }
}

/** The type size for a name: `large` up to 14 characters, `medium` up to 26, otherwise `small`. */
export const sizeOfName = (name: string, [large, medium, small]: readonly [number, number, number]): number =>
  name.length <= 14 ? large : name.length <= 26 ? medium : small;
