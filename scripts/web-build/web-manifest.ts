/** Vite's manifest: every entry and chunk by its source file. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  /** A readable name of the chunk; the chunk's file is named by a hash. */
  readonly name?: string;
  readonly file: string;
  readonly css?: readonly string[];
  /** Static imports; chunks that are loaded on demand are not included. */
  readonly imports?: readonly string[];
}

/** The readable name of the chunk that a file belongs to; empty if it has none. */
export function chunkNameOf(manifest: Manifest, file: string): string {
  const chunks = Object.values(manifest);
  const chunk =
    chunks.find((each) => each.file === file) ?? chunks.find(({ css = [] }) => css.includes(file));
  return chunk?.name ?? "";
}

/** All JavaScript and CSS files that the browser loads for the given sources. */
export function loadedFiles(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...sources];
  for (const source of waiting) {
    if (seen.has(source)) continue;
    seen.add(source);
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no chunk of its own for ${source}.`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}
