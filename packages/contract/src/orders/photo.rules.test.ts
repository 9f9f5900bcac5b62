import { expect, test } from "vitest";
import { maxPhotoBytes } from "../base/index.ts";
import { photoRefusal } from "./photo.rules.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const jpeg = bytes("\xff\xd8\xff\xe0\0\x10JFIF\0\x01");

test.each([
  [1, jpeg, null],
  [maxPhotoBytes, jpeg, null],
  [maxPhotoBytes + 1, jpeg, "photo_too_large"],
  [1, bytes("%PDF-1.7"), "photo_unusable"],
  // A file that is not a picture is not reported as too large.
  [maxPhotoBytes + 1, bytes("%PDF-1.7"), "photo_unusable"],
] as const)("%i bytes are refused as they should", (size, head, refusal) => {
  expect(photoRefusal(size, head)).toBe(refusal);
});
