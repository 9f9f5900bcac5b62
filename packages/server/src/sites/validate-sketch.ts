import { Refusal } from "@kreislauf/contract/base";
import {
  maxSketchBytes,
  maxSketchSidePixels,
  detectSketchMediaType,
  type SketchMediaType,
} from "@kreislauf/contract/sites";
import { readDataUri } from "../base/files/data-uri.ts";
import { isWholePdf } from "../base/files/whole-pdf.ts";

/** Maximum pixels of a decoded picture. Larger pictures could be decompression bombs. */
const maxPixels = 60_000_000;

export interface ValidatedSketch {
  readonly bytes: Buffer;
  readonly mediaType: SketchMediaType;
}

/** A route sketch as it is stored. The bytes stay unchanged, but must be readable as the format that they declare. */
export async function validateSketch(file: string): Promise<ValidatedSketch> {
  const bytes = readDataUri(file);
  if (bytes === undefined) throw new Refusal("sketch_unusable");
  if (bytes.length > maxSketchBytes) throw new Refusal("sketch_too_large");
  const mediaType = detectSketchMediaType(bytes);
  if (mediaType === undefined) throw new Refusal("sketch_unusable");
  if (mediaType !== "application/pdf") await ensureReadable(bytes);
  else if (!isWholePdf(bytes)) throw new Refusal("sketch_unusable");
  return { bytes, mediaType };
}

/** Refuses a picture that is too large or cannot be decoded completely. */
async function ensureReadable(bytes: Buffer): Promise<void> {
  // Loaded only when the first picture is uploaded.
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > maxSketchSidePixels || width * height > maxPixels) {
      throw new Refusal("sketch_dimensions");
    }
    await sharp(bytes, { failOn: "error", sequentialRead: true, limitInputPixels: maxPixels })
      .resize(16, 16, { fit: "fill", fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
  } catch (cause) {
    throw cause instanceof Refusal ? cause : Object.assign(new Refusal("sketch_unusable"), { cause });
  }
}
