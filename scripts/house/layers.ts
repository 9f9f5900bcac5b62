import path from "node:path";
import { isTest, isTestSupport, type Finding, type HouseRule } from "./source-file.ts";

/** The rooms, each with the rooms it may import. `base` (in web also `ui`) is open to all of them. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  catalog: [],
  users: [],
  locations: ["users", "catalog"],
  session: ["users", "locations"],
  notifications: ["users", "catalog"],
  agreements: ["locations", "users", "catalog"],
  documents: ["locations", "users", "catalog"],
  orders: ["agreements", "documents", "locations", "users", "catalog"],
  exports: ["orders", "agreements", "locations", "users", "catalog"],
  provider: [
    "catalog",
    "users",
    "locations",
    "session",
    "notifications",
    "agreements",
    "documents",
    "orders",
    "exports",
  ],
};

/** What stands below the rooms, each with what it may import in turn. */
const foundations: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  contract: { base: [] },
  server: { base: [] },
  web: { base: [], ui: ["base"] },
};

/** What stands above the rooms and sees everything; files directly in `src` belong to `app`. */
const overseers: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  server: ["app", "migrations", "seed"],
  web: ["app"],
};

const packagesSeen: Readonly<Record<string, readonly string[]>> = {
  contract: ["contract"],
  server: ["contract", "server"],
  web: ["contract", "web"],
  // Of the web app its table of addresses only, which is all it exports.
  e2e: ["contract", "web", "e2e"],
  bench: ["contract", "server", "bench"],
};

interface Place {
  readonly package: string;
  readonly room: string;
  /** Path within the room. */
  readonly inner: string;
}

/** Where a path of the repository stands, if it is code of a package with rooms. */
function placeOf(file: string): Place | undefined {
  const [, packageName, rest] = /^packages\/([^/]+)\/src\/(.+)$/.exec(file) ?? [];
  if (packageName === undefined || rest === undefined || foundations[packageName] === undefined)
    return undefined;
  const slash = rest.indexOf("/");
  if (slash === -1) return { package: packageName, room: "app", inner: rest };
  return { package: packageName, room: rest.slice(0, slash), inner: rest.slice(slash + 1) };
}

function targetOf(importer: string, specifier: string): Place | undefined {
  if (specifier.startsWith(".")) {
    return placeOf(path.posix.join(path.posix.dirname(importer), specifier.replace(/\?.*$/, "")));
  }
  const [, packageName, room] = /^@kreislauf\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (packageName === undefined) return undefined;
  return { package: packageName, room: room ?? "app", inner: "index.ts" };
}

const isRoom = (place: Place) => Object.hasOwn(arrows, place.room);
const isOverseer = (place: Place) => overseers[place.package]?.includes(place.room) ?? place.room === "app";

function maySee(from: Place, to: Place): boolean {
  if (from.room === to.room || isOverseer(from)) return true;
  const below = foundations[to.package] ?? {};
  const ownBelow = foundations[from.package]?.[from.room];
  if (ownBelow !== undefined) return ownBelow.includes(to.room);
  return Object.hasOwn(below, to.room) || (arrows[from.room] ?? []).includes(to.room);
}

/** In server and web each file below the rooms is its own door: one barrel would load them all with the first. */
const isDoor = (to: Place) =>
  /^index\.tsx?$/.test(to.inner) ||
  (to.package !== "contract" && Object.hasOwn(foundations[to.package] ?? {}, to.room));

function complaint(file: string, specifier: string): string | undefined {
  const ownPackage = /^packages\/([^/]+)\//.exec(file)?.[1];
  const to = targetOf(file, specifier);
  if (ownPackage === undefined || to === undefined) return undefined;
  if (packagesSeen[ownPackage]?.includes(to.package) === false)
    return `${ownPackage} may not import ${to.package}`;
  if (specifier.startsWith(".") && to.package !== ownPackage) {
    return `${to.package} is imported as @kreislauf/${to.package}`;
  }
  const from = placeOf(file);
  if (from === undefined || isOverseer(from)) return undefined;
  const inTest = isTest(file);
  if (!inTest && isTestSupport(`/${to.inner}`)) return "only tests may import test support";
  if (!inTest && !maySee(from, to)) return `${from.room} may not import ${to.room}`;
  if (from.room === to.room && from.package === to.package) return undefined;
  if (isDoor(to) || isOverseer(to)) return undefined;
  return `${to.room} is imported through its index.ts only`;
}

/** Which room may import which, and only through its door. */
export const layers: HouseRule = (file) =>
  file.imports.flatMap(({ line, text }): Finding[] => {
    const message = complaint(file.path, text);
    return message === undefined
      ? []
      : [{ path: file.path, line, rule: "layers", text: `${message} (${text})` }];
  });

/** Every package has the same rooms under the same names. */
export const roomNames: HouseRule = (file) => {
  const place = placeOf(file.path);
  if (place === undefined || isRoom(place) || isOverseer(place)) return [];
  if (Object.hasOwn(foundations[place.package] ?? {}, place.room)) return [];
  return [{ path: file.path, line: 1, rule: "room names", text: `the house has no room '${place.room}'` }];
};
