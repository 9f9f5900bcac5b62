// Enforces the rules of docs/architecture.md that neither compiler nor linter can check.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../commands.ts";
import { architectureTables } from "./architecture-tables.ts";
import { importCycles } from "./import-cycles.ts";
import { citations, numberedLines, numbersIn } from "./citations.ts";
import { oneClock } from "./clock.ts";
import { corridorImports, corridorNames } from "./corridors.ts";
import { crowdedFolders } from "./folders.ts";
import { german } from "./german.ts";
import { roomImports, roomNames } from "./rooms.ts";
import { lockFile, packageLicences } from "./lock-file.ts";
import { names } from "./names.ts";
import { defaultExports, fileLength, uncheckedTypes } from "./file-conventions.ts";
import { sqlInStores } from "./sql.ts";
import { tableWrites } from "./table-writes.ts";
import { type Finding, readSource } from "./source-file.ts";
import { readSpacingSteps, spacingTokens } from "./spacing.ts";
import { glossaryWords, readBannedWords } from "./glossary-words.ts";

const contentOf = (file: string) => readFileSync(path.join(root, file), "utf8");
const pages = ["README.md", ...globSync("docs/*.md", { cwd: root })].toSorted();
const documents = new Map(pages.map((page) => [page, numbersIn(contentOf(page))]));

const documentRules = [citations(documents), numberedLines, architectureTables];
const rules = [
  roomImports,
  roomNames,
  corridorImports,
  corridorNames,
  names,
  defaultExports,
  fileLength,
  uncheckedTypes,
  oneClock,
  german,
  citations(documents),
  spacingTokens(readSpacingSteps(contentOf("packages/ui/src/styles/tokens.css"))),
  sqlInStores,
  tableWrites,
  glossaryWords(readBannedWords(contentOf("docs/glossary.md"))),
];

const ignoredFolders = new Set([
  "node_modules",
  "dist",
  "test-results",
  "playwright-report",
  "gallery",
  "results",
]);

const files = globSync("{packages,scripts}/**/*", {
  cwd: root,
  withFileTypes: true,
  exclude: (entry) => ignoredFolders.has(entry.name),
})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
  .toSorted();

const sources = files.map((file) => readSource(file, contentOf(file)));

const findings: readonly Finding[] = [
  ...lockFile("package-lock.json", contentOf("package-lock.json")),
  ...packageLicences("package-lock.json", contentOf("package-lock.json")),
  ...crowdedFolders(files),
  ...importCycles(sources),
  ...pages.flatMap((page) => documentRules.flatMap((rule) => rule(readSource(page, contentOf(page))))),
  ...sources.flatMap((file) => rules.flatMap((rule) => rule(file))),
];

for (const { path: file, line, rule, text } of findings) console.log(`${file}:${line}  ${rule}: ${text}`);
console.log(`${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
