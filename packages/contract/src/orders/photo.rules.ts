import { detectImageFormat, maxPhotoBytes } from "../base/index.ts";
import type { PhotoRefusal } from "./orders.codes.ts";

/** Why a file is refused as the photo of a claim, or null; whether it can be decoded shows only later. */
export function photoRefusal(sizeInBytes: number, head: Uint8Array): PhotoRefusal | null {
  if (detectImageFormat(head) === undefined) return "photo_unusable";
  return sizeInBytes > maxPhotoBytes ? "photo_too_large" : null;
}
