import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type NameChunk = Exclude<Rolldown.CodeSplittingGroup["name"], string>;
type Context = Parameters<NameChunk>[1];

const source = fileURLToPath(new URL("../src/", import.meta.url));

/** What the first visit starts with; each of them keeps a chunk of its own. */
const starts = ["main.tsx", "app/start.tsx", "session/sign-in-screen.tsx"].map((file) => source + file);

/**
 * Gathers what the sign-in page needs of our own code in one chunk: one file travels lighter than ten small ones,
 * and screens that are added later do not tear it apart.
 */
export function firstVisit(name: string): NameChunk {
  let members: ReadonlySet<string> | undefined;
  return (id, context) => {
    members ??= importedBy(starts, context);
    return members.has(id) && !starts.includes(id) ? name : null;
  };
}

function importedBy(roots: readonly string[], context: Context): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (imported.startsWith(source)) found.add(imported);
  }
  return found;
}
