import type { WriteContext } from "../../base/context.ts";
import { normalizeWord } from "./import-cells.ts";

/** Finds the id of a catalog entry by its number or name; returns a text that says why if it finds none. */
export interface CatalogLookup {
  wasteType(words: string): number | string;
  containerType(words: string): number | string;
}

export async function readCatalogLookup({ db }: Pick<WriteContext, "db">): Promise<CatalogLookup> {
  const wastes = await db.selectFrom("waste_types").select(["id", "description"]).execute();
  const containers = await db.selectFrom("container_types").select(["id", "type", "size"]).execute();
  return {
    wasteType: createFinder(
      "expected the number or the words of a waste type",
      wastes.map(({ id, description }) => [id, [description]]),
    ),
    containerType: createFinder(
      "expected the number or the words of a container type",
      containers.map(({ id, type, size }) => [id, [type, `${type} ${size}`]]),
    ),
  };
}

function createFinder(
  says: string,
  entries: readonly (readonly [id: number, names: readonly string[]])[],
): (words: string) => number | string {
  const byName = Map.groupBy(
    entries.flatMap(([id, names]) =>
      [...new Set([String(id), ...names.map(normalizeWord)])].map((name) => ({ id, name })),
    ),
    ({ name }) => name,
  );
  return (words) => {
    const [found, another] = byName.get(normalizeWord(words)) ?? [];
    if (another !== undefined) return `${says}: several have these words, so give the number`;
    return found?.id ?? says;
  };
}
