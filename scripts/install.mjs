// Runs before anything is installed, with any installed Node (18 or newer): plain JavaScript and built-in modules
// only.
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The pinned Node, which runs everything except this installer. */
export const runtime = path.join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

const binaries = path.join(root, "node_modules/.bin");
const otherPaths = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== binaries);

/** The environment for processes on the pinned runtime; `node` in PATH is the pinned one. */
export const runtimeEnvironment = { ...process.env, PATH: [binaries, ...otherPaths].join(path.delimiter) };

/** Makes node_modules match package-lock.json; does nothing if it already does. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the dependencies (once, a minute or two) ...");
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const progress = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  const folder = mkdtempSync(path.join(tmpdir(), "kreislauf-install-"));
  try {
    // The build needs development dependencies even if NODE_ENV is production.
    await cleanInstall(await nodeToInstallWith(folder), ["--include=dev"]);
  } finally {
    clearInterval(progress);
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`Installed in ${seconds()} s.`);
}

/**
 * Returns the Node that runs the installation. npm silently skips optional packages whose `engines` do not include the
 * running Node, and many `engines` do not include older versions. So an older Node installs only the pinned one, which
 * then installs everything. The pinned Node runs from a copy outside of node_modules, because npm replaces node_modules
 * meanwhile.
 */
async function nodeToInstallWith(folder) {
  const major = (version) => Number.parseInt(version, 10);
  const pinned = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).dependencies.node;
  const isOld = major(process.versions.node) < major(pinned);
  if (!isOld && !process.execPath.startsWith(path.join(root, "node_modules"))) return process.execPath;
  if (isOld) await cleanInstall(process.execPath, ["--omit=dev", "--workspaces=false"]);
  const copy = path.join(folder, path.basename(runtime));
  copyFileSync(runtime, copy);
  return copy;
}

function cleanInstall(node, options) {
  const npm = process.env.npm_execpath ?? "";
  if (!npm.endsWith("npm-cli.js")) throw new Error("it has to be run by npm: `npm start`, `npm test`");
  return run(node, [npm, "ci", ...options, "--no-audit", "--no-fund", "--loglevel=error"], {
    env: { ...process.env, PATH: otherPaths.join(path.delimiter) },
  });
}

/** Runs a command in the foreground; rejects if it fails. */
export function run(command, commandArguments, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, { cwd: root, stdio: "inherit", ...options });
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${commandArguments.join(" ")} ended with ${signal ?? code}`));
    });
  });
}

/**
 * Compares package-lock.json with npm's own record of what it installed. Optional packages may be missing: npm does not
 * install those for other platforms.
 */
function isInstalled() {
  const present = readPackages("node_modules/.package-lock.json");
  if (present === undefined || !existsSync(runtime)) return false;
  return Object.entries(readPackages("package-lock.json") ?? {}).every(([place, wanted]) => {
    if (!place.includes("node_modules/")) return true;
    if (wanted.link) return existsSync(path.join(root, place));
    return present[place] === undefined ? wanted.optional : present[place].version === wanted.version;
  });
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(path.join(root, lockFile), "utf8")).packages;
  } catch {
    return undefined;
  }
}
