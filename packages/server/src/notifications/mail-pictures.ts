import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brandFile } from "../base/branding.ts";
import type { Picture } from "./mail.ts";

const drawings = join(import.meta.dirname, "pictures");
const found = new Map<string, Promise<Picture | undefined>>();

/** The drawing of a container; mails read well without one. */
export const findDrawing = (drawing: string) => find("container", join(drawings, `${drawing}.png`));

/** The operator's logo for the head of mails, on the colour of the menu. */
export const findMailLogo = (brandingFolder: string | undefined) =>
  find("logo", brandFile(brandingFolder, "mail-logo.png"));

function find(name: string, file: string): Promise<Picture | undefined> {
  const known = found.get(file);
  if (known !== undefined) return known;
  const picture = readFile(file).then(
    // The header of a PNG holds width and height at the bytes 16 and 20.
    (png) => ({ name, png, width: png.readUInt32BE(16) / 2, height: png.readUInt32BE(20) / 2 }),
    () => undefined,
  );
  found.set(file, picture);
  return picture;
}
