import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../commands.ts";

const contentOf = (file: string) => readFileSync(path.join(root, file), "utf8");
const pages = ["README.md", ...globSync("docs/*.md", { cwd: root })].toSorted();
const everything = pages.map(contentOf).join("\n");
const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].toSorted();

/** The source texts of the command tables, from which the names of the commands are parsed. */
const commandTables = globSync("packages/server/src/operator/**/*-commands.ts", { cwd: root }).map(contentOf);
const commands = found(commandTables.join("\n"), /\bwords: "([a-z -]+)"/g);
/** The commands that a text runs with `npm run portal --`. A command has one or two words. */
const givenIn = (text: string) =>
  found(text, /npm run portal -- ([a-z][a-z-]*(?: [a-z][a-z-]*)?)/g).map((words) =>
    commands.includes(words) ? words : (words.split(" ").find((word) => commands.includes(word)) ?? words),
  );
const scopes = found(contentOf("packages/contract/src/base/permissions.ts"), /"([a-z]+:[a-z]+)"/g);
const variables = found(contentOf("packages/server/src/base/config.ts"), /^ {2}([A-Z_]+): \[/gm);

describe("README and docs", () => {
  test.each(pages)("%s links to what is there", (page) => {
    const targets = found(contentOf(page), /\]\((?!https?:)([^)#\s]+)[^)]*\)/g);
    const missing = targets.filter((target) => !existsSync(path.join(root, path.dirname(page), target)));
    expect(missing).toEqual([]);
  });

  test("name scripts of package.json and files of scripts/", () => {
    const scripts = JSON.parse(contentOf("package.json")) as { scripts: Record<string, string> };
    const named = found(everything, /npm (?:run )?(start|test|(?<=run )[a-z]+)\b/g);
    expect(named.filter((name) => scripts.scripts[name] === undefined)).toEqual([]);
    expect(
      Object.keys(scripts.scripts).filter(
        (name) => !new RegExp(`npm run ${name}(?![:\\w])`).test(everything),
      ),
    ).toEqual(["start", "test", "lint"]);
    const files = found(everything, /node (scripts\/[\w.-]+)/g);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test("give only commands that the command line has, and operations.md all of them", () => {
    const given = givenIn(everything);
    expect(given.filter((command) => command !== "help" && !commands.includes(command))).toEqual([]);
    const inOperations = givenIn(contentOf("docs/operations.md"));
    expect(commands.filter((command) => !inOperations.includes(command))).toEqual([]);
    expect(commands.length).toBeGreaterThan(10);
  });

  test("operations.md explains every variable and every scope, and none that does not exist", () => {
    const operations = contentOf("docs/operations.md");
    const rows = operations.split("\n").filter((line) => line.startsWith("| `"));
    const named = rows.flatMap((row) => found(row.split("|")[1] ?? "", /`([A-Z_]+)`/g));
    expect(named.toSorted()).toEqual(variables);
    expect(found(operations, /`([a-z]+:[a-z]+)`/g)).toEqual(scopes);
  });
});
