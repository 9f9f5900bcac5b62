import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";

interface Builds {
  readonly latest: readonly string[];
  readonly previous: readonly string[];
}

interface RecordedBuilds {
  readonly latest: readonly string[];
  readonly previous?: readonly string[];
  readonly former?: readonly string[];
}

/**
 * Keeps the files of the previous build beside the new ones, because open tabs still request them. Older files are
 * deleted.
 */
export function keepPreviousAssets(): Plugin {
  let folder = "";
  return {
    name: "keep-previous-assets",
    apply: "build",
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved: ({ root, build }) => {
      folder = `${root}/${build.outDir}`;
    },
    writeBundle: async (_options, bundle) => {
      const record = `${folder}/.builds.json`;
      const known = await recorded(record);
      const latest = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
      const isSameBuild = latest.every((file) => known.latest.includes(file));
      const former = isSameBuild ? known.previous : known.latest;
      const kept = new Set([...latest, ...former]);
      for (const file of await readdir(`${folder}/assets`)) {
        const name = `assets/${file.replace(/\.(br|gz)$/, "")}`;
        if (!kept.has(name)) await rm(`${folder}/assets/${file}`);
      }
      await writeFile(record, JSON.stringify({ latest, previous: former } satisfies Builds));
    },
  };
}

/** Empty before the first build. Older versions called the previous build `former`. */
const recorded = (file: string): Promise<Builds> =>
  readFile(file, "utf8").then(
    (text) => {
      const { latest, former, previous = former ?? [] } = JSON.parse(text) as RecordedBuilds;
      return { latest, previous };
    },
    () => ({ latest: [], previous: [] }),
  );
