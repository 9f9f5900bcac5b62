import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../commands.ts";

const rows = readFileSync(path.join(root, "docs/asvs.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

/** The requirements that a cell names: `1.2.6 to 1.2.8, 1.3.1` are four. */
const numbersIn = (cell: string): string[] =>
  cell.split(", ").flatMap((part) => {
    const [first = "", last = first] = part.split(" to ");
    const [chapter, section, from] = first.split(".");
    const count = Number(last.split(".")[2]) - Number(from) + 1;
    return Array.from({ length: count }, (_, index) => `${chapter}.${section}.${Number(from) + index}`);
  });

test("every requirement of levels 1 and 2 is answered once", () => {
  const numbers = rows.flatMap(([, cell = ""]) => numbersIn(cell));
  // ASVS has 70 requirements of level 1 and 183 of level 2.
  expect(numbers).toHaveLength(253);
  expect(new Set(numbers).size).toBe(253);
});

test("answers begin with a verdict and name files that are there", () => {
  for (const [, number, , answer = ""] of rows) {
    expect(answer, number).toMatch(/^(met|partly|not met|operator|—)/);
    for (const [, file = ""] of answer.matchAll(/`((?:server|e2e|docs)\/[\w./-]+)`/g)) {
      expect(
        existsSync(path.join(root, file.startsWith("docs/") ? file : `packages/${sourceOf(file)}`)),
        file,
      ).toBe(true);
    }
  }
});

const sourceOf = (file: string) =>
  /^(server\/test|e2e)\//.test(file) ? file : file.replace(/^server\//, "server/src/");
