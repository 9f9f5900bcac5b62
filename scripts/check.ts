// `npm run check`: runs all static checks of the code.
import { globSync } from "node:fs";
import path from "node:path";
import { root, runNode } from "./commands.ts";

const projects = globSync("{,packages/*/,packages/web/service-worker/}tsconfig.json", { cwd: root })
  .map((file) => path.dirname(file))
  .toSorted();

/** Path of the file (build info) that lets the compiler check only what has changed since its last run. */
const checkedFiles = (project: string) =>
  `${root}/node_modules/.cache/types/${project.replaceAll("/", "-")}.tsbuildinfo`;

const checks = [
  { name: "lint", script: "node_modules/oxlint/bin/oxlint", options: ["--report-unused-disable-directives"] },
  { name: "house", script: "scripts/house/check-house.ts", options: [] },
  { name: "coverage", script: "scripts/coverage/check-coverage.ts", options: [] },
  ...projects.map((project) => ({
    name: `types of ${project === "." ? "all that runs in Node" : project}`,
    script: "node_modules/typescript/bin/tsc",
    options: ["-p", project, "--incremental", "--tsBuildInfoFile", checkedFiles(project)],
  })),
  { name: "format", script: "node_modules/oxfmt/bin/oxfmt", options: ["--check"] },
  { name: "dead code", script: "node_modules/knip/bin/knip.js", options: ["--no-progress"] },
];

const waiting = checks.values();
let failures = 0;

async function worker() {
  for (const { name, script, options } of waiting) {
    const { ok, output, seconds } = await runNode(script, options, { quiet: true });
    if (!ok) failures += 1;
    console.log(
      `${ok ? "ok  " : "FAIL"}  ${name} (${seconds.toFixed(1)} s)${ok ? "" : `\n${output.trimEnd()}\n`}`,
    );
  }
}

await Promise.all([worker(), worker()]);
process.exitCode = failures > 0 ? 1 : 0;
