import { readFile } from "node:fs/promises";
import sharp from "sharp";

const pixels = await sharp({ create: { width: 32, height: 24, channels: 3, background: "#3a6b2f" } })
  .jpeg()
  .toBuffer();

/** A small JPEG as a data URI, as a browser uploads it. */
export const testPhoto = `data:image/jpeg;base64,${pixels.toString("base64")}`;

/** An iPhone photo, 320 by 240: a blue container below a light sky. */
export const testHeic = await readFile(new URL("photo.heic", import.meta.url));

/** The content of a file as a data URI, as calls carry it. */
export const asDataUri = (mediaType: string, content: Buffer): string =>
  `data:${mediaType};base64,${content.toString("base64")}`;

/** Content of this size that begins like a JPEG but is no picture. */
export const jpegOfSize = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes - 4)]);
