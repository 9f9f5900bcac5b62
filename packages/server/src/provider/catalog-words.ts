import type { Work } from "../base/context.ts";
import { wordKey } from "./import-cells.ts";

/** Finds entries of the catalog by their number or their words; says in a sentence why not. */
export interface CatalogWords {
  wasteType(words: string): number | string;
  containerType(words: string): number | string;
}

export async function readCatalogWords({ db }: Pick<Work, "db">): Promise<CatalogWords> {
  const wastes = await db.selectFrom("waste_types").select(["id", "description"]).execute();
  const containers = await db.selectFrom("container_types").select(["id", "type", "size"]).execute();
  return {
    wasteType: finder(
      "expected the number or the words of a waste type",
      wastes.map(({ id, description }) => [id, [description]]),
    ),
    containerType: finder(
      "expected the number or the words of a container type",
      containers.map(({ id, type, size }) => [id, [type, `${type} ${size}`]]),
    ),
  };
}

function finder(
  says: string,
  entries: readonly (readonly [id: number, names: readonly string[]])[],
): (words: string) => number | string {
  const byName = Map.groupBy(
    entries.flatMap(([id, names]) =>
      [...new Set([String(id), ...names.map(wordKey)])].map((name) => ({ id, name })),
    ),
    ({ name }) => name,
  );
  return (words) => {
    const [found, another] = byName.get(wordKey(words)) ?? [];
    if (another !== undefined) return `${says}: several have these words, so give the number`;
    return found?.id ?? says;
  };
}
