import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Lays a brotli and a gzip file beside every text that is served, so that the server compresses nothing itself. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompressed",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = `${root}/${build.outDir}`;
    },
    closeBundle: async () => {
      for await (const file of glob(`${folder}/**/*.{html,js,css,svg,json,webmanifest}`)) {
        const content = await readFile(file);
        await writeFile(`${file}.br`, await toBrotli(content));
        await writeFile(`${file}.gz`, await toGzip(content));
      }
    },
  };
}
