import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import type { Plugin } from "vite";

const source = new URL("../service-worker/sw.ts", import.meta.url);

/** Writes `/sw.js`: the service worker with the list of files it caches. */
export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = `${root}/${build.outDir}`;
    },
    writeBundle: async (_options, bundle) => {
      const page = createHash("sha256")
        .update(await readFile(`${folder}/index.html`))
        .digest("hex");
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith("assets/"))
        .map((file) => `/${file}`)
        .toSorted();
      const code = stripTypeScriptTypes(await readFile(source, "utf8"));
      await writeFile(`${folder}/sw.js`, `const build = ${JSON.stringify({ page, files })};\n${code}`);
    },
  };
}
