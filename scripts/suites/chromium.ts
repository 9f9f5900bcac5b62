import { existsSync, readFileSync } from "node:fs";
import { runCommand } from "../commands.ts";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const missing = "There is no Chromium here. Install one, or name one by CHROMIUM_PATH.";

/** The path in CHROMIUM_PATH, otherwise that of an installed Chromium; undefined if there is none. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? usualPlaces.find((place) => existsSync(place));

/**
 * The path of Chromium's headless shell, which is a separate Debian package; undefined if it is not installed or if
 * CHROMIUM_PATH names a browser.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH === undefined
    ? ["/usr/bin/chromium-headless-shell"].find((place) => existsSync(place))
    : undefined;

/**
 * The path of a Chromium. If none is installed, root on Debian gets the distribution's package installed; otherwise
 * this throws.
 */
export async function ensureChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = findChromium();
  if (found !== undefined) return found;
  if (!isDebian() || process.getuid?.() !== 0) throw new Error(missing);

  console.log("Installing Debian's Chromium (once) ...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const update = await runCommand("apt-get", ["update", "-qq"], { env, quiet: true });
  const install = await runCommand(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
    {
      env,
      quiet: true,
    },
  );
  const [installed] = usualPlaces;
  if (installed !== undefined && existsSync(installed)) return installed;
  throw new Error(`${missing}\n${update.ok ? "" : update.output}${install.output}`.trimEnd());
}

function isDebian(): boolean {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}
