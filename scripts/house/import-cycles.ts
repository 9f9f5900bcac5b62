import path from "node:path";
import type { Finding, SourceFile } from "./source-file.ts";

/** The file of this repository that an import refers to; undefined for other packages. */
function fileOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) {
    return path.posix.join(path.posix.dirname(importer), specifier.replace(/\?.*$/, ""));
  }
  const [, contractRoom] = /^@kreislauf\/contract\/(.+)$/.exec(specifier) ?? [];
  if (contractRoom !== undefined) return `packages/contract/src/${contractRoom}/index.ts`;
  const [, widget] = /^@kreislauf\/ui\/(.+)$/.exec(specifier) ?? [];
  return widget === undefined ? undefined : `packages/ui/src/${widget}`;
}

/** Finds the import cycles with Tarjan's algorithm: the strongly connected components of more than one file. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const visited: string[] = [];
  const open = new Set<string>();
  const groups: string[][] = [];
  const lower = (file: string, to: number) => {
    lowest.set(file, Math.min(lowest.get(file) ?? to, to));
  };
  const visit = (file: string) => {
    order.set(file, order.size);
    lower(file, order.size - 1);
    visited.push(file);
    open.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) {
        visit(next);
        lower(file, lowest.get(next) ?? Infinity);
      } else if (open.has(next)) lower(file, order.get(next) ?? Infinity);
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = visited.splice(visited.indexOf(file));
    for (const member of circle) open.delete(member);
    if (circle.length > 1) groups.push(circle.toSorted());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return groups;
}

/** No import cycles, not even of types or through dynamic imports. */
export function importCycles(files: readonly SourceFile[]): readonly Finding[] {
  const paths = new Set(files.map((file) => file.path));
  const graph = new Map(
    files.map((file) => [
      file.path,
      file.imports
        .map(({ text }) => fileOf(file.path, text))
        .filter((to): to is string => to !== undefined && paths.has(to)),
    ]),
  );
  return cyclesIn(graph).map(([first = "", ...others]) => ({
    path: first,
    line: 1,
    rule: "import cycles",
    text: `imports itself by way of ${others.join(", ")}`,
  }));
}
