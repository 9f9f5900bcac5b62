import { placeOf, targetOf, type Place } from "./file-place.ts";
import { isTest, type Finding, type HouseRule } from "./source-file.ts";

/** The corridors (folders) of each big room. A corridor may import only corridors that stand before it in the list. */
export const corridors: Readonly<Record<string, readonly string[]>> = {
  "desk/desk": [
    "base",
    "messages",
    "transport-notes",
    "ordering",
    "claims",
    "agreements",
    "customers",
    "catalog",
    "imports",
    "documents",
    "disputes",
    "operations",
    "inbox",
  ],
  "server/base": ["database", "jobs", "files", "sheets", "mail", "http"],
  "server/desk": [
    "customers",
    "inbox",
    "answers",
    "claims",
    "agreements",
    "documents",
    "disputes",
    "impersonation",
    "operations",
  ],
  "server/documents": ["base", "pdf", "e-invoice", "rendering", "mailing", "publishing", "reading"],
  "server/monitoring": ["doctor"],
  "server/orders": ["base", "steps", "jobs", "ordering", "agreements", "photos", "actions", "reading"],
  "server/provider": ["base", "feed", "webhooks"],
  "server/labels": ["printing"],
  "server/operator": ["base", "imports", "backup", "persons", "commands"],
  "server/seed": ["demo/content", "demo/companies", "demo/orders", "demo", "large", "disposer"],
  "server/session": ["base", "mail-links", "second-factor", "company-sign-in"],
  "server/test": [
    "fakes",
    "portal",
    "factories",
    "assertions",
    "rule-cases",
    "second-formulation",
    "examples",
    "e-invoice-rules",
    "suites",
  ],
  "server/users": ["base", "external-contacts"],
  "ui/ui": [
    "base",
    "styles",
    "drawings",
    "controls",
    "dates",
    "feedback",
    "overlays",
    "layout",
    "charts",
    "data",
  ],
  "web/app": [
    "consent",
    "notices",
    "impersonation",
    "search",
    "layout",
    "dashboard",
    "help",
    "legal",
    "preferences",
  ],
  "web/exports": ["base", "statistics", "calendar", "files"],
  "web/orders": [
    "base",
    "ordering/form",
    "ordering/approval",
    "ordering/withdrawal",
    "ordering/order",
    "ordering/many-sites",
    "ordering/group",
    "ordering/change",
    "ordering/placement",
    "ordering/inquiry",
    "actions",
    "proposals",
    "detail",
    "selection",
    "views",
    "filters",
    "history",
  ],
  "web/session": ["base", "password", "sign-in", "company", "mail-links", "maintenance", "security"],
  "web/sites": ["base", "map", "form", "list", "detail"],
  "web/users": ["base", "people", "access", "account", "log"],
};

/**
 * Rooms whose files at the root may be imported by every corridor and may import every corridor, because these files
 * are no screens or verbs.
 */
const openRoots: ReadonlySet<string> = new Set(["server/base", "server/seed", "web/app"]);

/**
 * Whether a file at a room's root is below all corridors. Index, routes, screens and verbs at the root are above all
 * corridors.
 */
const isStandingFile = (inner: string) => /\.(queries|texts|tables|store)\.tsx?$|\.css$/.test(inner);

const roomOf = (place: Place) => `${place.package}/${place.room}`;
const folderOf = (inner: string) => inner.split("/").slice(0, -1).join("/");

/**
 * The index of a file's corridor; -1 is below all corridors, Infinity above them. Undefined if the folder is no
 * corridor.
 */
function rankOf(place: Place): number | undefined {
  const folder = folderOf(place.inner);
  if (folder === "") return isStandingFile(place.inner) ? -1 : Infinity;
  const rank = (corridors[roomOf(place)] ?? []).indexOf(folder);
  return rank === -1 ? undefined : rank;
}

/** Within a room, a corridor imports only from the corridors that `corridors` lists before it. */
export const corridorImports: HouseRule = (file) => {
  const from = placeOf(file.path);
  if (from === undefined || isTest(file.path) || !Object.hasOwn(corridors, roomOf(from))) return [];
  const open = openRoots.has(roomOf(from));
  const fromRank = rankOf(from);
  if (fromRank === undefined || (open && folderOf(from.inner) === "")) return [];
  return file.imports.flatMap(({ line, text }): Finding[] => {
    const to = targetOf(file.path, text);
    if (to === undefined || roomOf(to) !== roomOf(from)) return [];
    if (folderOf(to.inner) === folderOf(from.inner) || (open && folderOf(to.inner) === "")) return [];
    const toRank = rankOf(to);
    // Files below all corridors may import the room's base.
    if (toRank === undefined || toRank < fromRank || (fromRank === -1 && folderOf(to.inner) === "base"))
      return [];
    const message = `${folderOf(from.inner) || from.inner} may not import ${folderOf(to.inner) || to.inner}`;
    return [{ path: file.path, line, rule: "corridors", text: `${message} (${text})` }];
  });
};

/** Every folder of a big room is one of its corridors. */
export const corridorNames: HouseRule = (file) => {
  const place = placeOf(file.path);
  if (place === undefined || !/\.(ts|tsx|css)$/.test(file.path)) return [];
  const folder = folderOf(place.inner);
  if (folder === "" || rankOf(place) !== undefined) return [];
  const text = `${roomOf(place)} has no corridor '${folder}'`;
  return [{ path: file.path, line: 1, rule: "corridors", text }];
};
