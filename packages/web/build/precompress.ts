import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a brotli and a gzip file beside every text file, so that the server never compresses on the fly. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
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
