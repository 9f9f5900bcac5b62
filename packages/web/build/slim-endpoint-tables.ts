import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const tableFile = /\/contract\/src\/[^?]+\.api\.ts$/;

/**
 * The browser calls endpoints by method and path and leaves validation to the server, so of the contract's tables
 * it gets no more than that: the schemas, and zod with them, stay out of the first visit.
 */
export function slimEndpointTables(): Plugin {
  return {
    name: "endpoint-tables",
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
