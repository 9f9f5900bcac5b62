/** Replaces the characters that some operating system forbids in file names. */
export const fileNamePart = (name: string): string =>
  name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, "_").replace(/^\.+/, "_");

/** Makes a file name that is not `taken` in the archive yet: a second `a.pdf` becomes `a-2.pdf`. */
export function uniqueFileName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf(".");
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) {
    unique = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
  }
  taken.add(unique);
  return unique;
}
