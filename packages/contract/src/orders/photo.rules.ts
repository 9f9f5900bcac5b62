import { pictureKindOf } from "../base/index.ts";
import { largestPhotoBytes, type PhotoRefusal } from "./orders.codes.ts";

/** Why a file is not taken as the photo of a claim, or null; whether it can be drawn shows when it is unpacked. */
export function photoRefusal(sizeInBytes: number, head: Uint8Array): PhotoRefusal | null {
  if (pictureKindOf(head) === undefined) return "photo_unusable";
  return sizeInBytes > largestPhotoBytes ? "photo_too_large" : null;
}
