import { placeOf, targetOf, type Place } from "./file-place.ts";
import { isTest, isTestSupport, type Finding, type HouseRule } from "./source-file.ts";

const belowOrders = [
  "budgets",
  "proofs",
  "purchasing",
  "agreements",
  "documents",
  "sites",
  "users",
  "catalog",
];
const ordersAndTheirs = ["orders", ...belowOrders];

const belowProvider = [
  "catalog",
  "users",
  "sites",
  "session",
  "notifications",
  "agreements",
  "documents",
  "purchasing",
  "proofs",
  "orders",
  "waste-register",
  "separation",
  "approvals",
  "exports",
  "disposers",
  "questions",
  "quotes",
  "labels",
  "balance",
  "invoices",
  "accounting",
  "budgets",
];

/** The rooms that each room may import besides `foundations`, as docs/architecture.md shows them. */
export const allowedRooms: Readonly<Record<string, readonly string[]>> = {
  catalog: [],
  users: [],
  sites: ["users", "catalog"],
  session: ["users", "sites"],
  notifications: ["users", "catalog"],
  agreements: ["sites", "users", "catalog"],
  documents: ["proofs", "sites", "users", "catalog"],
  purchasing: ["documents", "sites", "users", "catalog"],
  disposers: ordersAndTheirs,
  questions: ordersAndTheirs,
  quotes: ordersAndTheirs,
  labels: ordersAndTheirs,
  balance: ["exports", ...ordersAndTheirs],
  separation: ["exports", "questions", ...ordersAndTheirs],
  proofs: ["agreements", "sites", "users", "catalog"],
  orders: belowOrders,
  "waste-register": ["exports", ...ordersAndTheirs],
  exports: ["orders", "proofs", "purchasing", "agreements", "sites", "users", "catalog"],
  invoices: ["questions", ...ordersAndTheirs],
  accounting: ordersAndTheirs,
  budgets: ["purchasing", "documents", "proofs", "sites", "users", "catalog"],
  approvals: ["orders", "agreements", "purchasing", "sites", "users", "catalog"],
  provider: belowProvider,
  monitoring: [],
  staff: [...belowProvider, "provider"],
  desk: [...belowProvider, "provider", "staff"],
  operator: [...belowProvider, "provider", "staff", "desk", "monitoring"],
};

/**
 * Rooms below all others, by package; every room may import them. Except for the contract's, their files are imported
 * directly instead of through an index.
 */
const foundations: Readonly<Record<string, readonly string[]>> = {
  contract: ["base"],
  server: ["base"],
  ui: ["ui"],
  web: ["base"],
  desk: ["base"],
};

/** Rooms above all others, by package; they may import everything. */
const unrestrictedRooms: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  server: ["app", "migrations", "seed", "test"],
  ui: ["specimen", "test"],
  web: ["app", "test"],
  desk: ["app", "test"],
};

const packagesSeen: Readonly<Record<string, readonly string[]>> = {
  contract: ["contract"],
  server: ["contract", "server"],
  ui: ["contract", "ui"],
  web: ["contract", "ui", "web"],
  desk: ["contract", "ui", "desk"],
  // The web app exports only its table of URL paths.
  e2e: ["contract", "web", "e2e"],
  bench: ["contract", "server", "bench"],
  reliability: ["contract", "server", "bench", "reliability"],
};

const isFoundation = (place: Place) => foundations[place.package]?.includes(place.room) === true;
const isUnrestricted = (place: Place) =>
  unrestrictedRooms[place.package]?.includes(place.room) ?? place.room === "app";

function mayImport(from: Place, to: Place): boolean {
  if (isUnrestricted(from)) return true;
  if (from.package === to.package && from.room === to.room) return true;
  if (isFoundation(to)) return true;
  return (
    !isFoundation(from) && (from.room === to.room || allowedRooms[from.room]?.includes(to.room) === true)
  );
}

const isEntryPoint = (to: Place) =>
  /^index\.tsx?$/.test(to.inner) || (to.package !== "contract" && isFoundation(to));

function violationOf(file: string, specifier: string): string | undefined {
  const ownPackage = /^packages\/([^/]+)\//.exec(file)?.[1];
  const to = targetOf(file, specifier);
  if (ownPackage === undefined || to === undefined) return undefined;
  if (packagesSeen[ownPackage]?.includes(to.package) === false)
    return `${ownPackage} may not import ${to.package}`;
  if (specifier.startsWith(".") && to.package !== ownPackage) {
    return `${to.package} is imported as @kreislauf/${to.package}`;
  }
  const from = placeOf(file);
  if (from === undefined) return undefined;
  const inTest = isTest(file);
  if (!inTest && isTestSupport(`packages/${to.package}/${to.room}/${to.inner}`))
    return "only tests may import test support";
  if (isUnrestricted(from)) return undefined;
  if (!inTest && !mayImport(from, to)) return `${from.room} may not import ${to.room}`;
  if (from.room === to.room && from.package === to.package) return undefined;
  if (isEntryPoint(to) || isUnrestricted(to)) return undefined;
  return `${to.room} is imported through its index.ts only`;
}

/** A room imports only the allowed rooms, and only through their index. */
export const roomImports: HouseRule = (file) =>
  file.imports.flatMap(({ line, text }): Finding[] => {
    const message = violationOf(file.path, text);
    return message === undefined
      ? []
      : [{ path: file.path, line, rule: "layers", text: `${message} (${text})` }];
  });

/** Every package uses the same room names. */
export const roomNames: HouseRule = (file) => {
  const place = placeOf(file.path);
  if (place === undefined || Object.hasOwn(allowedRooms, place.room)) return [];
  if (isUnrestricted(place) || isFoundation(place)) return [];
  return [{ path: file.path, line: 1, rule: "room names", text: `the house has no room '${place.room}'` }];
};
