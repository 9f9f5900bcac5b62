import { corridors } from "./corridors.ts";
import { allowedRooms } from "./rooms.ts";
import type { HouseRule } from "./source-file.ts";

type Table = ReadonlyMap<string, readonly string[]>;

/** The rows of the page's table that has this heading row, as cells. */
function rowsOf(page: string, head: string): readonly (readonly string[])[] {
  const [, table = ""] = page.split(`| ${head} |\n`);
  const lines = table.split("\n").slice(1);
  return lines.slice(0, lines.indexOf("")).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const namesIn = (cell: string) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = ""]) => name);

/**
 * Reads which rooms each room may import, according to the page: `all above`, or the rooms named; `and theirs` adds
 * what the named rooms may import.
 */
function readRooms(page: string): Table {
  const shown = new Map<string, readonly string[]>();
  for (const [room = "", , imports = ""] of rowsOf(page, "room | holds | may import")) {
    const listed = imports === "all above" ? [...shown.keys()] : namesIn(imports);
    const theirs = imports.endsWith("and theirs") ? listed.flatMap((name) => allowedRooms[name] ?? []) : [];
    for (const name of namesIn(room)) shown.set(name, [...listed, ...theirs]);
  }
  return shown;
}

/** Reads the corridors of each room from the page: `a, b (c, d)` are the folders `a`, `b/c` and `b/d`. */
function readCorridors(page: string): Table {
  const rows = rowsOf(page, "room | corridors, left to right").map(([room = "", names = ""]) => {
    const name = room.replaceAll("`", "");
    const folders = names.replaceAll(/(\S+) \(([^)]*)\)/g, (_, outer: string, inner: string) =>
      inner.replaceAll(/[^, ]+/g, `${outer}/$&`),
    );
    return [name === "ui" ? "ui/ui" : name, folders.split(", ")] as const;
  });
  return new Map(rows);
}

/** Rooms that are missing on the page, because their folders only hold seeds and test support. */
const rowless: ReadonlySet<string> = new Set(["server/seed", "server/test"]);

function differencesOf(shown: Table, checked: Readonly<Record<string, readonly string[]>>, inOrder: boolean) {
  const listOf = (names: readonly string[] | undefined) =>
    names && (inOrder ? names : [...new Set(names)].toSorted()).join(", ");
  const all = new Set([...shown.keys(), ...Object.keys(checked)]).difference(rowless);
  return [...all].flatMap((name) => {
    const [written, enforced] = [listOf(shown.get(name)), listOf(checked[name])];
    return written === enforced ? [] : [`${name}: the page says '${written}', checked is '${enforced}'`];
  });
}

/** The tables of rooms and corridors in docs/architecture.md say the same as what the other rules enforce. */
export const architectureTables: HouseRule = ({ path, content }) => {
  if (path !== "docs/architecture.md") return [];
  const differences = [
    ...differencesOf(readRooms(content), allowedRooms, false),
    ...differencesOf(readCorridors(content), corridors, true),
  ];
  return differences.map((text) => ({ path, line: 1, rule: "architecture tables", text }));
};
