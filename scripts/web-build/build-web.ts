// Builds the web app, the desk and the specimen page of the widgets. With --if-changed only if the sources have changed
// since the last build.
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, runNode } from "../commands.ts";

const marker = path.join(root, "packages/web/dist/.built-from");
const sources = [
  "packages/web/**/*",
  "packages/ui/**/*",
  "packages/desk/**/*",
  "packages/contract/src/**/*",
  "tsconfig.base.json",
  "package-lock.json",
];
const skipped = (name: string) => name === "node_modules" || name === "dist";

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: root, exclude: (entry) => skipped(entry.name), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(path.relative(root, file)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(marker, "utf8");
  } catch {
    return undefined;
  }
}

const wanted = fingerprint();
if (!process.argv.includes("--if-changed") || builtFrom() !== wanted) {
  console.log("Building the web app ...");
  const builds = [
    ["packages/web", "--manifest"],
    ["packages/desk", "--config", "packages/desk/vite.config.ts"],
    ["packages/ui/specimen", "--config", "packages/ui/vite.config.ts"],
  ];
  let seconds = 0;
  const began = performance.now();
  // On a slow machine a build takes minutes, and Vite prints nothing meanwhile.
  const progress = setInterval(
    () => console.log(`  still building, ${Math.round((performance.now() - began) / 1000)} s`),
    10_000,
  );
  for (const words of builds) {
    const build = await runNode("node_modules/vite/bin/vite.js", ["build", ...words, "--logLevel", "warn"], {
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (!build.ok) process.exit(1);
    seconds += build.seconds;
  }
  clearInterval(progress);
  writeFileSync(marker, wanted);
  console.log(`Built the web app in ${seconds.toFixed(1)} s.`);
}
