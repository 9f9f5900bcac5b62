import { expect, test } from "vitest";
import { detectImageFormat } from "./image-format.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["jpeg", "\xff\xd8\xff\xe0\0\x10JFIF"],
  ["jpeg", "\xff\xd8\xff\xe1Exif and more of it"],
  ["png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
  ["webp", "RIFF\x24\0\0\0WEBPVP8 "],
  ["heic", "\0\0\0\x18ftypheic\0\0\0\0"],
  ["heic", "\0\0\0\x18ftypmif1\0\0\0\0"],
  [undefined, "\0\0\0\x18ftypqt  \0\0\0\0"],
  [undefined, "\0\0\0\x18ftypavif\0\0\0\0"],
  [undefined, "RIFF\x24\0\0\0WAVEfmt "],
  [undefined, "GIF89a"],
  [undefined, "%PDF-1.7"],
  [undefined, "<svg xmlns="],
  [undefined, "\xff\xd8"],
  [undefined, ""],
] as const)("%s is seen by its first bytes", (kind, head) => {
  expect(detectImageFormat(bytes(head))).toBe(kind);
});
