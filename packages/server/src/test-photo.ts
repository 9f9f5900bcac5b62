import sharp from "sharp";

const pixels = await sharp({ create: { width: 32, height: 24, channels: 3, background: "#3a6b2f" } })
  .jpeg()
  .toBuffer();

/** A small picture as people send it. */
export const testPhoto = `data:image/jpeg;base64,${pixels.toString("base64")}`;
