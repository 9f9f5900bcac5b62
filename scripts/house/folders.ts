import path from "node:path";
import { isTest, type Finding } from "./source-file.ts";

const maxFiles = 40;

const isSource = (file: string) => /\.(ts|tsx|mjs|js)$/.test(file) && !isTest(file);

/**
 * Limits the source files per folder, so that a folder can be taken in at a glance. Tests, styles and files without
 * code do not count.
 */
export function crowdedFolders(files: readonly string[]): readonly Finding[] {
  const byFolder = Map.groupBy(files.filter(isSource), (file) => path.posix.dirname(file));
  return [...byFolder]
    .filter(([, inside]) => inside.length > maxFiles)
    .map(([folder, inside]) => ({
      path: folder,
      line: 1,
      rule: "folders",
      text: `${inside.length} source files, at most ${maxFiles}: cut it by subject`,
    }));
}
