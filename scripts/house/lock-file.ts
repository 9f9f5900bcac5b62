import type { Finding } from "./source-file.ts";

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  /** An SPDX expression. */
  readonly license?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Licences that dependencies of the product and its tools may have. Packages under a weak copyleft licence (LGPL, MPL)
 * are used unchanged.
 */
const licences = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-3.0",
  "ISC",
  "LGPL-3.0",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "PSF-2.0",
  "Unlicense",
]);

/** Packages whose package.json names no licence, with the licence from the file beside their code. */
const licencesFound: Readonly<Record<string, string>> = { "node_modules/png-js": "MIT" };

/** Every package in the lock file has one of the allowed licences. */
export function packageLicences(path: string, content: string): readonly Finding[] {
  const { packages } = JSON.parse(content) as LockFile;
  return Object.entries(packages).flatMap(([place, { link, license = licencesFound[place] ?? "" }]) => {
    if (!place.includes("node_modules/") || link === true) return [];
    const parts = license.replaceAll(/[()]/g, "").split(/ AND /);
    if (parts.every((part) => part.split(" OR ").some((choice) => licences.has(choice)))) return [];
    const text = `${place} has the licence '${license}', which is not on the list`;
    return [{ path, line: 1, rule: "licences", text }];
  });
}

/**
 * The lock file names no registry, so that packages can come from any registry. It lists the optional packages of every
 * platform: npm drops packages that the registry at hand does not have, and then the next clean install fails.
 */
export function lockFile(path: string, content: string): readonly Finding[] {
  const { packages } = JSON.parse(content) as LockFile;
  const finding = (text: string): Finding => ({ path, line: 1, rule: "lock file", text });
  return Object.entries(packages).flatMap(([place, { resolved, link, optionalDependencies = {} }]) => [
    ...(resolved === undefined || link === true ? [] : [finding(`${place} names a registry`)]),
    ...Object.keys(optionalDependencies)
      .filter((name) => !Object.keys(packages).some((other) => other.endsWith(`node_modules/${name}`)))
      .map((name) => finding(`${name} is missing`)),
  ]);
}
