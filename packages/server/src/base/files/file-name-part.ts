/** Replaces by `_` the characters that some operating system forbids in file names, and dots at the beginning. */
export const fileNamePart = (name: string): string =>
  name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, "_").replace(/^\.+/, "_");

/**
 * Makes a file name that is not in `taken` yet, and adds it there: the second `a.pdf` of an archive becomes `a-2.pdf`.
 */
export function uniqueFileName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf(".");
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) {
    unique = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
  }
  taken.add(unique);
  return unique;
}
