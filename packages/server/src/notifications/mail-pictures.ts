import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brandingFile } from "../base/branding.ts";
import type { MailPicture } from "./mail.ts";

const drawings = join(import.meta.dirname, "pictures");
const found = new Map<string, Promise<MailPicture | undefined>>();

/** The drawing of a container; undefined if there is no such file, because mails are complete without it. */
export const findContainerDrawing = (drawing: string) => find("container", join(drawings, `${drawing}.png`));

/** The operator's logo for the header of mails, to be shown on the menu's colour. */
export const findMailLogo = (brandingFolder: string | undefined) =>
  find("logo", brandingFile(brandingFolder, "mail-logo.png"));

function find(name: string, file: string): Promise<MailPicture | undefined> {
  const known = found.get(file);
  if (known !== undefined) return known;
  const picture = readFile(file).then(
    // A PNG stores width and height at bytes 16 and 20. Two of its pixels are one CSS pixel.
    (png) => ({ name, png, width: png.readUInt32BE(16) / 2, height: png.readUInt32BE(20) / 2 }),
    () => undefined,
  );
  found.set(file, picture);
  return picture;
}
