import { detectImageFormat, maxPhotoBytes } from "../base/index.ts";
import type { PhotoRefusal } from "./orders.codes.ts";

/**
 * Why a file is refused as the photo of a claim; null if it is accepted. `head` are its first bytes; whether the photo
 * can be decoded is checked later.
 */
export function photoRefusal(sizeInBytes: number, head: Uint8Array): PhotoRefusal | null {
  if (detectImageFormat(head) === undefined) return "photo_unusable";
  return sizeInBytes > maxPhotoBytes ? "photo_too_large" : null;
}
