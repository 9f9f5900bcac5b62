import { pictureKindOf, Refusal } from "@kreislauf/contract/base";
import { largestPhotoBytes } from "@kreislauf/contract/orders";
import { readDataUri } from "../base/data-uri.ts";
import { decodeHeic } from "./decode-heic.ts";

/** Longest side in pixels: enough to read a container's number. */
const longestSide = 2_400;
/** Of the picture sent, unpacked: more is a trap for the memory. */
const mostPixels = 60_000_000;

/**
 * A photo as it is kept: a JPEG of our own making, upright, without place or camera. Only a picture that can be
 * read to its end comes through, whatever it called itself.
 */
export async function readPhoto(dataUri: string): Promise<Buffer> {
  const bytes = decodeDataUri(dataUri);
  const kind = pictureKindOf(bytes);
  if (kind === undefined) throw new Refusal("photo_unusable");
  // The library is loaded with the first photo.
  const { default: sharp } = await import("sharp");
  try {
    const limits = { limitInputPixels: mostPixels, failOn: "error" } as const;
    const heic = kind === "heic" ? await decodeHeic(bytes, mostPixels) : undefined;
    const input =
      heic === undefined
        ? sharp(bytes, limits)
        : sharp(heic.data, { ...limits, raw: { width: heic.width, height: heic.height, channels: 4 } });
    return await input
      .rotate()
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
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
  if (bytes.length > largestPhotoBytes) throw new Refusal("photo_too_large");
  return bytes;
}
