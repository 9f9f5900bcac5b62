import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const index = fileURLToPath(import.meta.resolve("lucide-react")).replace(
  /dist\/.*$/,
  "dist/esm/lucide-react.mjs",
);

/**
 * Imports each icon from its own file. Through the library's index every screen would seem to need all icons, and the
 * first screens would load those of all others (chunk-groups.ts).
 */
export function directIcons(): Plugin {
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of readFileSync(index, "utf8").matchAll(
    /export \{([^}]+)\} from '(.+)';/g,
  )) {
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g))
      files.set(name, path.join(path.dirname(index), file));
  }
  return {
    name: "direct-icons",
    apply: "build",
    enforce: "post",
    transform: (code) =>
      code.includes('"lucide-react"')
        ? code.replace(/import \{([^}]+)\} from "lucide-react";/g, (_, names: string) =>
            names
              .split(",")
              .map((name) => name.trim())
              .filter((name) => name !== "")
              .map((name) => {
                const file = files.get(name);
                return file === undefined
                  ? `import { ${name} } from "lucide-react";`
                  : `import ${name} from ${JSON.stringify(file)};`;
              })
              .join(" "),
          )
        : null,
  };
}
