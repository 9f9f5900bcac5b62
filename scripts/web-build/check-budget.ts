// Compares the compressed size (brotli) of what a visitor loads with the budgets of docs/performance.md.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "../commands.ts";
import { chunkNameOf, type Manifest, loadedFiles } from "./web-manifest.ts";

const dist = path.join(root, "packages/web/dist");
const manifestFile = path.join(dist, ".vite/manifest.json");
if (!existsSync(manifestFile)) {
  console.error("There is no build to weigh. Make one with `npm run build`.");
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;

/** Sources loaded on every visit: the entry, and the module that it imports dynamically at once. */
const always = ["index.html", "src/app/start.tsx"];
const firstVisit = loadedFiles(manifest, [...always, "src/session/sign-in/sign-in-screen.tsx"]);
const orderHistory = loadedFiles(manifest, [
  "src/app/screens.ts",
  "src/app/layout/frame.tsx",
  "src/orders/history/order-history-screen.tsx",
]).difference(firstVisit);

const deskDist = path.join(root, "packages/desk/dist");
const deskManifest = JSON.parse(readFileSync(path.join(deskDist, ".vite/manifest.json"), "utf8")) as Manifest;

const visits = [
  { name: "first visit: sign-in", folder: dist, files: firstVisit, kilobytes: 110 },
  { name: "then: order history", folder: dist, files: orderHistory, kilobytes: 90 },
  {
    name: "first visit of the desk",
    folder: deskDist,
    files: loadedFiles(deskManifest, ["index.html", "src/app/start.tsx"]),
    kilobytes: 180,
  },
];

const weigh = (folder: string, file: string) =>
  brotliCompressSync(readFileSync(path.join(folder, file))).length / 1000;

for (const { name, folder, files, kilobytes } of visits) {
  const weights = [...files]
    .map((file) => ({ file, weight: weigh(folder, file) }))
    .toSorted((a, b) => b.weight - a.weight);
  const total = weights.reduce((weight, each) => weight + each.weight, 0);
  console.log(`${name}: ${total.toFixed(1)} kB of ${kilobytes} kB`);
  for (const { file, weight } of weights) {
    console.log(`${weight.toFixed(1).padStart(8)}  ${file}  ${chunkNameOf(manifest, file)}`);
  }
  if (total > kilobytes) {
    console.error(`The budget of '${name}' is exceeded.`);
    process.exitCode = 1;
  }
}
