import { isTest, type HouseRule, type SourceFile } from "./source-file.ts";

/** Whether a file is a configuration or setup file, whose default export a tool loads. */
const isConfig = (path: string) => /\.(config|setup)\.(ts|js|mjs)$/.test(path);

/** Named exports only, so that there is one way to import something. */
export const defaultExports: HouseRule = (file) =>
  isConfig(file.path)
    ? []
    : file.defaultExports.map(({ line }) => ({
        path: file.path,
        line,
        rule: "default exports",
        text: "export it by its name",
      }));

function longest(file: SourceFile): number {
  if (!/\.(ts|tsx|js|mjs|css)$/.test(file.path)) return Infinity;
  if (/\/(migrations|seed)\//.test(file.path) || file.path.endsWith(".texts.ts")) return Infinity;
  return isTest(file.path) ? 400 : 300;
}

/** Limits the length of files, so that each can be read in one sitting. */
export const fileLength: HouseRule = (file) =>
  file.lineCount > longest(file)
    ? [
        {
          path: file.path,
          line: longest(file) + 1,
          rule: "file length",
          text: `${file.lineCount} lines, at most ${longest(file)}: split it by subject`,
        },
      ]
    : [];

/** Forbids `any` and suppressed type errors. A test may expect a type error, to prove that code does not compile. */
export const uncheckedTypes: HouseRule = (file) => {
  const suppressions = isTest(file.path) ? /@ts-(ignore|nocheck)\b/ : /@ts-(ignore|nocheck|expect-error)\b/;
  return [
    ...file.anyTypes.map(({ line }) => ({
      path: file.path,
      line,
      rule: "honest types",
      text: "`any` switches the checks off: name the type or use unknown",
    })),
    ...file.comments
      .filter(({ text }) => suppressions.test(text))
      .map(({ line }) => ({
        path: file.path,
        line,
        rule: "honest types",
        text: "the compiler is not silenced",
      })),
  ];
};
