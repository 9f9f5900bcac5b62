import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const tableFile = /\/contract\/src\/[^?]+\.api\.ts$/;

/**
 * The browser only needs the method and path of an endpoint and leaves validation to the server. Without the schemas,
 * zod is not loaded on the first visit either.
 */
export function slimEndpointTables(): Plugin {
  return {
    name: "slim-endpoint-tables",
    enforce: "pre",
    async load(id) {
      if (!tableFile.test(id)) return null;
      const tables = (await import(`${pathToFileURL(id).href}?at=${Date.now()}`)) as Record<string, object>;
      return Object.entries(tables)
        .filter(([name]) => name.endsWith("Api"))
        .map(([name, table]) => `export const ${name} = ${JSON.stringify(slim(table))};`)
        .join("\n");
    },
  };
}

function slim(table: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table).map(([name, endpoint]: [string, { method: string; path: string }]) => [
      name,
      { method: endpoint.method, path: endpoint.path },
    ]),
  );
}
