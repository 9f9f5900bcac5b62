import { pictureKindOf, Refusal } from "@kreislauf/contract/base";
import { largestSketchBytes, longestSketchSide, type SketchMediaType } from "@kreislauf/contract/locations";
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
  if (isPdf(bytes)) return { bytes, mediaType: "application/pdf" };
  const kind = pictureKindOf(bytes);
  if (kind !== "png" && kind !== "jpeg") throw new Refusal("sketch_unusable");
  await ensureReadable(bytes);
  return { bytes, mediaType: `image/${kind}` };
}

/** Begins as a PDF and tells near its end where its parts lie. */
function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-1_024).toString("latin1");
  return /^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8)) && /startxref\s+\d+\s+%%EOF\s*$/.test(end);
}

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
