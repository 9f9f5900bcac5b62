import { minify } from "terser";
import type { Plugin } from "vite";

/** Minifies the bundler's output once more: about one percent smaller for each script that a first visit loads. */
export function minifyAgain(): Plugin {
  return {
    name: "minify-again",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          const { code } = await minify(file.code, { ecma: 2020, module: true, compress: { passes: 3 } });
          if (code !== undefined) file.code = code;
        }
      },
    },
  };
}
