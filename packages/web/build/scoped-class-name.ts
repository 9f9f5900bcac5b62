import { basename } from "node:path";

const fileOf = new Map<string, string>();

/**
 * The class name of a rule in a CSS module, for example `button_primary`. The file's name keeps it short and is
 * enough, as long as no two modules share it.
 */
export function scopedClassName(name: string, path: string): string {
  const file = path.replace(/\?.*$/, "");
  const stem = basename(file, ".module.css");
  const other = fileOf.get(stem) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} have one name, so their classes would clash.`);
  fileOf.set(stem, file);
  return `${stem}_${name}`;
}
