import type { Finding } from "./source-file.ts";

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The lock file names no registry, so that packages can come from any, and it lists the optional packages of every
 * platform: npm drops those that the current registry does not have, and the next clean install fails.
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
