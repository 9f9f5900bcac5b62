import path from "node:path";
import { isTest, type Finding } from "./source-file.ts";

const mostFiles = 40;

const isSource = (file: string) => /\.(ts|tsx|mjs|js)$/.test(file) && !isTest(file);

/** A folder is taken in at a glance; tests, styles and what is no code do not count. */
export function crowdedFolders(files: readonly string[]): readonly Finding[] {
  const byFolder = Map.groupBy(files.filter(isSource), (file) => path.posix.dirname(file));
  return [...byFolder]
    .filter(([, inside]) => inside.length > mostFiles)
    .map(([folder, inside]) => ({
      path: folder,
      line: 1,
      rule: "folders",
      text: `${inside.length} source files, at most ${mostFiles}: cut it by subject`,
    }));
}
