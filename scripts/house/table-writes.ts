import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../commands.ts";
import { isTest, type HouseRule, type SourcePlace } from "./source-file.ts";

const roomOf = (file: string) => /^packages\/server\/src\/([^/]+)\//.exec(file)?.[1];

/** The tables that a `*.tables.ts` file declares. */
export function declaredTables(content: string): readonly string[] {
  const [, body = ""] = /interface Tables \{([^}]*)\}/.exec(content) ?? [];
  return [...body.matchAll(/^\s*(\w+): \w+;/gm)].flatMap(([, table]) => table ?? []);
}

/**
 * Folders that may write all tables: migrations create them, seeds fill them, and the operator erases persons, imports
 * data and restores backups.
 */
const exempt = new Set(["migrations", "seed", "operator"]);

const builderWrite = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*"(\w+)/g;
const textWrite = /\b(?:insert into|update(?: only)?|delete from(?: only)?|merge into|truncate)\s+(\w+)/gi;

function writtenTables(content: string, texts: readonly SourcePlace[]): readonly SourcePlace[] {
  const built = [...content.matchAll(builderWrite)].map((match) => ({
    line: content.slice(0, match.index).split("\n").length,
    text: match[1] ?? "",
  }));
  const written = texts.flatMap(({ line, text }) =>
    [...text.matchAll(textWrite)].map((match) => ({ line, text: match[1] ?? "" })),
  );
  return [...built, ...written];
}

/**
 * A room writes only the tables that it declares. To change data of another room it calls a function of that room.
 */
export const tableWritesOf =
  (owners: ReadonlyMap<string, string>): HouseRule =>
  (file) => {
    const room = roomOf(file.path);
    if (room === undefined || exempt.has(room) || isTest(file.path)) return [];
    return writtenTables(file.content, file.texts).flatMap(({ line, text: table }) => {
      const owner = owners.get(table);
      return owner === undefined || owner === room
        ? []
        : [{ path: file.path, line, rule: "table writes", text: `${table} is written by ${owner} alone` }];
    });
  };

function readOwners(): ReadonlyMap<string, string> {
  const files = globSync("packages/server/src/**/*.tables.ts", { cwd: root });
  return new Map(
    files.flatMap((file) => {
      const room = roomOf(file.replaceAll(path.sep, "/"));
      if (room === undefined) return [];
      return declaredTables(readFileSync(path.join(root, file), "utf8")).map(
        (table) => [table, room] as const,
      );
    }),
  );
}

export const tableWrites: HouseRule = tableWritesOf(readOwners());
