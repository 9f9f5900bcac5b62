import { toDataUri } from "@kreislauf/ui/base/to-data-uri.ts";

/** The longest side of the photo that is sent, in px. */
const maxSide = 2_000;

/**
 * Draws the photo again before it is sent, which removes its GPS position, and makes it no larger than needed. If the
 * browser cannot draw the format, the file is sent as it is; the server draws it again, too.
 */
export async function shrinkPhoto(file: File): Promise<{ readonly uri: string; readonly bytes: number }> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (picture === undefined || context === null) return { uri: await toDataUri(file), bytes: file.size };
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const uri = canvas.toDataURL("image/jpeg", 0.85);
  return { uri, bytes: Math.round((uri.length * 3) / 4) };
}
