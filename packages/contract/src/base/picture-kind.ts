export type PictureKind = "jpeg" | "png" | "webp" | "heic";

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** So many bytes of a file tell what it is. */
export const pictureHeadBytes = 12;

/** What the first bytes of a file say; what it calls itself is not asked. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && heicBrands.has(text(8, 12))) return "heic";
  return undefined;
}
