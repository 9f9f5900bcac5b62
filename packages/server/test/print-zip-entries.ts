import { readFile } from "node:fs/promises";
import { readZip } from "../src/base/files/read-zip.ts";

/** Verifies a ZIP's checksums and prints its entries with their sizes as JSON: `node print-zip-entries.ts FILE`. */
const [, , file = ""] = process.argv;
const entries = [...readZip(await readFile(file))].map(([name, content]) => ({
  name,
  bytes: content.length,
}));
process.stdout.write(JSON.stringify(entries));
