// Enforces the rules of the house that compiler and linter do not know: docs/architecture.md says why.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./commands.ts";
import { oneClock } from "./house/clock.ts";
import { german } from "./house/german.ts";
import { layers, roomNames } from "./house/layers.ts";
import { lockFile } from "./house/lock-file.ts";
import { names } from "./house/names.ts";
import { defaultExports, fileLength, honestTypes } from "./house/shape.ts";
import { type Finding, readSource } from "./house/source-file.ts";

const rules = [layers, roomNames, names, defaultExports, fileLength, honestTypes, oneClock, german];

const notOurs = new Set([
  "node_modules",
  "dist",
  "data",
  "test-results",
  "playwright-report",
  "gallery",
  "results",
]);

const files = globSync("{packages,scripts}/**/*", {
  cwd: root,
  withFileTypes: true,
  exclude: (entry) => notOurs.has(entry.name),
})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
  .toSorted();

const contentOf = (file: string) => readFileSync(path.join(root, file), "utf8");

const findings: readonly Finding[] = [
  ...lockFile("package-lock.json", contentOf("package-lock.json")),
  ...files.flatMap((file) => {
    const source = readSource(file, contentOf(file));
    return rules.flatMap((rule) => rule(source));
  }),
];

for (const { path: file, line, rule, text } of findings) console.log(`${file}:${line}  ${rule}: ${text}`);
console.log(`${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
