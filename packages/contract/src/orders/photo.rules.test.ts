import { expect, test } from "vitest";
import { largestPhotoBytes } from "./orders.codes.ts";
import { photoRefusal } from "./photo.rules.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const jpeg = bytes("\xff\xd8\xff\xe0\0\x10JFIF\0\x01");

test.each([
  [1, jpeg, null],
  [largestPhotoBytes, jpeg, null],
  [largestPhotoBytes + 1, jpeg, "photo_too_large"],
  [1, bytes("%PDF-1.7"), "photo_unusable"],
  // What is no picture is not called too large.
  [largestPhotoBytes + 1, bytes("%PDF-1.7"), "photo_unusable"],
] as const)("%i bytes are refused as they should", (size, head, refusal) => {
  expect(photoRefusal(size, head)).toBe(refusal);
});
