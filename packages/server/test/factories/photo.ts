import { readFile } from "node:fs/promises";
import sharp from "sharp";

const pixels = await sharp({ create: { width: 32, height: 24, channels: 3, background: "#3a6b2f" } })
  .jpeg()
  .toBuffer();

/** A small picture as people upload it. */
export const testPhoto = `data:image/jpeg;base64,${pixels.toString("base64")}`;

/** An iPhone photo, 320 by 240: a blue container below a light sky. */
export const testHeic = await readFile(new URL("photo.heic", import.meta.url));
