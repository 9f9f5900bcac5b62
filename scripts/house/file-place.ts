import path from "node:path";

/** The place of a file in a package with rooms. */
export interface Place {
  readonly package: string;
  readonly room: string;
  /** The path within the room. */
  readonly inner: string;
}

/** Files directly in `src` belong to the room `app`, because they start the rooms. */
const rootRoom = "app";

/** The package `ui` is a single room with its folders as corridors. */
const packageRooms: Readonly<Record<string, string>> = { ui: "ui" };

const packagesWithRooms = new Set(["contract", "server", "ui", "web", "desk"]);

/** The place of a file; undefined if it is not code of a package with rooms. */
export function placeOf(file: string): Place | undefined {
  const [, packageName, folder, rest] = /^packages\/([^/]+)\/(src|test|specimen)\/(.+)$/.exec(file) ?? [];
  if (packageName === undefined || rest === undefined || !packagesWithRooms.has(packageName)) {
    return undefined;
  }
  if (folder === "specimen" || folder === "test") return { package: packageName, room: folder, inner: rest };
  const packageRoom = packageRooms[packageName];
  if (packageRoom !== undefined) return { package: packageName, room: packageRoom, inner: rest };
  const slash = rest.indexOf("/");
  if (slash === -1) return { package: packageName, room: rootRoom, inner: rest };
  return { package: packageName, room: rest.slice(0, slash), inner: rest.slice(slash + 1) };
}

/** The place of an imported file, given as `./x.ts` or `@kreislauf/package/…`; undefined for other packages. */
export function targetOf(importer: string, specifier: string): Place | undefined {
  if (specifier.startsWith(".")) {
    return placeOf(path.posix.join(path.posix.dirname(importer), specifier.replace(/\?.*$/, "")));
  }
  const [, packageName, rest] = /^@kreislauf\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (packageName === undefined) return undefined;
  if (packageName === "ui") return placeOf(`packages/ui/src/${rest ?? ""}`);
  return { package: packageName, room: rest ?? rootRoom, inner: "index.ts" };
}
