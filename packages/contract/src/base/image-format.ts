export type ImageFormat = "jpeg" | "png" | "webp" | "heic";

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** The number of leading bytes that identify a file's format. */
export const imageSignatureBytes = 12;

/** The image format by the first bytes of a file; the declared type is ignored. Undefined for any other file. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && heicBrands.has(text(8, 12))) return "heic";
  return undefined;
}
