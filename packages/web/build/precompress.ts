import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([toBrotli(content), toGzip(content)]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

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
      const files = await Array.fromAsync(glob(`${folder}/**/*.{html,js,css,svg,json,webmanifest}`));
      await Promise.all(files.map(compressFile));
    },
  };
}
