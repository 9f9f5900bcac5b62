// `node scripts/map-outline/write-map-outline.ts`: creates the outline for the app's map from the world atlas.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../commands.ts";
import { type Atlas, mapOutline } from "./map-outline.ts";

const require = createRequire(import.meta.url);
const atlas = require.resolve("world-atlas/countries-10m.json");
const file = path.join(root, "packages/web/src/sites/map/map-outline.json");
const outline = mapOutline(JSON.parse(readFileSync(atlas, "utf8")) as Atlas);
writeFileSync(file, `${JSON.stringify(outline)}\n`);
