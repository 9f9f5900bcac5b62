import { Refusal } from "@kreislauf/contract/base";
import {
  largestSketchBytes,
  longestSketchSide,
  sketchKindOf,
  type SketchMediaType,
} from "@kreislauf/contract/locations";
import { readDataUri } from "../base/data-uri.ts";

/** Of a picture, unpacked: more is a trap for the memory. */
const mostPixels = 60_000_000;

export interface ReadSketch {
  readonly bytes: Buffer;
  readonly mediaType: SketchMediaType;
}

/** A route sketch as it is kept: unchanged, but only if it can be read as what its own bytes say. */
export async function readSketch(file: string): Promise<ReadSketch> {
  const bytes = readDataUri(file);
  if (bytes === undefined) throw new Refusal("sketch_unusable");
  if (bytes.length > largestSketchBytes) throw new Refusal("sketch_too_large");
  const mediaType = sketchKindOf(bytes);
  if (mediaType === undefined) throw new Refusal("sketch_unusable");
  if (mediaType !== "application/pdf") await ensureReadable(bytes);
  else if (!isWholePdf(bytes)) throw new Refusal("sketch_unusable");
  return { bytes, mediaType };
}

/** A PDF tells at its end where its parts lie. */
const isWholePdf = (bytes: Buffer): boolean =>
  /startxref\s+\d+\s+%%EOF\s*$/.test(bytes.subarray(-1_024).toString("latin1"));

/** Unpacks a picture line by line to its end. */
async function ensureReadable(bytes: Buffer): Promise<void> {
  // The library is loaded with the first picture.
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > longestSketchSide || width * height > mostPixels) {
      throw new Refusal("sketch_dimensions");
    }
    await sharp(bytes, { failOn: "error", sequentialRead: true, limitInputPixels: mostPixels })
      .resize(16, 16, { fit: "fill", fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
  } catch (cause) {
    throw cause instanceof Refusal ? cause : Object.assign(new Refusal("sketch_unusable"), { cause });
  }
}
