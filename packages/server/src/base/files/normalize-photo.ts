import { detectImageFormat, maxPhotoBytes, Refusal } from "@kreislauf/contract/base";
import { readDataUri } from "./data-uri.ts";
import { decodeHeic } from "./decode-heic.ts";

/** Longest side in pixels: enough to read a container's number. */
const maxSide = 2_400;
/** Maximum pixels of the decoded picture: a larger picture is a decompression bomb. */
const maxPixels = 60_000_000;

/**
 * Converts a photo to what is stored: a JPEG re-encoded here, upright, without location or camera data. Refused as
 * `photo_unusable` unless the picture can be decoded completely; the media type that it declares does not matter.
 */
export async function normalizePhoto(dataUri: string): Promise<Buffer> {
  const bytes = decodeDataUri(dataUri);
  const kind = detectImageFormat(bytes);
  if (kind === undefined) throw new Refusal("photo_unusable");
  // The library is loaded with the first photo.
  const { default: sharp } = await import("sharp");
  try {
    const limits = { limitInputPixels: maxPixels, failOn: "error" } as const;
    const heic = kind === "heic" ? await decodeHeic(bytes, maxPixels) : undefined;
    const input =
      heic === undefined
        ? sharp(bytes, limits)
        : sharp(heic.data, { ...limits, raw: { width: heic.width, height: heic.height, channels: 4 } });
    return await input
      .rotate()
      .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  } catch (cause) {
    throw Object.assign(new Refusal("photo_unusable"), { cause });
  }
}

function decodeDataUri(dataUri: string): Buffer {
  const bytes = readDataUri(dataUri);
  if (bytes === undefined) throw new Refusal("photo_unusable");
  if (bytes.length > maxPhotoBytes) throw new Refusal("photo_too_large");
  return bytes;
}
