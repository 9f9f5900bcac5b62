import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type NameChunk = Exclude<Group["name"], string>;
type Context = Parameters<NameChunk>[1];

const source = fileURLToPath(new URL("../src/", import.meta.url));
const widgets = fileURLToPath(new URL("../../ui/src/", import.meta.url));

/** The modules that the first visit starts with; each keeps a chunk of its own. */
const entries = ["main.tsx", "app/start.tsx", "session/sign-in/sign-in-screen.tsx"].map(
  (file) => source + file,
);

/** The screens that users see first after signing in. */
const firstScreens = ["app/layout/frame.tsx", "orders/history/order-history-screen.tsx"].map(
  (file) => source + file,
);

/** React and the router, without the router's `useBlocker`, which only forms need. */
const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\/(?!dist\/esm\/useBlocker)/;
const widgetLibraries = /node_modules\/(@base-ui|@floating-ui|react-day-picker|@?date-fns)\//;
/** Form validation: only dialogs and screens with forms load it. */
const forms =
  /node_modules\/(react-hook-form|@hookform|zod)\/|\/web\/src\/base\/form-resolver|\/contract\/src\/base\/(fields|field-error-message|verdict\.schema)/;
/** Texts, badges and amounts of orders, for all screens that show orders. */
const orderWords =
  /\/contract\/src\/orders\/((orders|order-phase)\.texts|proposal\.rules)|\/web\/src\/orders\/base\/(order-badge|order-labels|use-amount-labels)/;
/** What the order list shares with its filters, which are loaded later, and with the statistics. */
const orderFilters =
  /\/web\/src\/orders\/(filters\/(order-filter-choices|use-filter-panel)|base\/disposal-filter-param)/;
const parts =
  /\/packages\/(ui\/src|web\/src\/base|contract\/src\/base)\/|node_modules\/(lucide-react|@tanstack\/(react-query|query-core))\//;

/**
 * Groups modules into chunks. Without groups, the bundler would make a file for every few lines that screens share.
 * The groups are chosen so that a screen uses most of each chunk it loads, and that a new screen does not split the
 * chunks of other screens.
 */
export function chunkGroups(): Group[] {
  return [
    // Changes only with the lock file, so it stays cached from one release to the next.
    { name: "framework", test: framework, priority: 5 },
    { name: firstVisit(), debugName: "first-visit", priority: 4 },
    { name: "forms", test: forms, minShareCount: 2, priority: 4 },
    { name: "order-words", test: orderWords, minShareCount: 2, priority: 4 },
    { name: "order-filters", test: orderFilters, minShareCount: 2, priority: 4 },
    { name: libraryOf("layout/tabs.tsx"), debugName: "tabs-library", priority: 4 },
    { name: firstParts(), debugName: "parts", minShareCount: 2, priority: 3 },
    { name: plainParts(), debugName: "more-parts", minShareCount: 2, priority: 2 },
    {
      name: "widgets",
      test: widgetLibraries,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 0,
      priority: 1,
    },
  ];
}

/**
 * Scripts and styles are named by a short hash alone, because each script contains the names of all that it imports,
 * and the table of screens contains nearly all names. The manifest and `npm run build` say what each file holds.
 */
export const chunkFileNames = "assets/[hash:7].js";

export const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith(".css")) ? "assets/[hash:7].css" : "assets/[name]-[hash:7][extname]";

/** Our own modules that the sign-in page needs, except the entries themselves. */
function firstVisit(): NameChunk {
  let members: ReadonlySet<string> | undefined;
  return (id, context) => {
    members ??= importsOf(
      entries,
      context,
      (imported) => imported.startsWith(source) || imported.startsWith(widgets),
    );
    return members.has(id) && !entries.includes(id) ? "first-visit" : null;
  };
}

/** Our modules without widget libraries that the first screens need: small, and every screen uses some. */
function firstParts(): NameChunk {
  let members: ReadonlySet<string> | undefined;
  return (id, context) => {
    members ??= importsOf(firstScreens, context);
    return members.has(id) && isPlainPart(id, context) ? "parts" : null;
  };
}

/** Our modules without widget libraries that only other screens and dialogs need. */
function plainParts(): NameChunk {
  return (id, context) => (isPlainPart(id, context) ? "more-parts" : null);
}

/** Whether a module is one of our parts and imports no widget library. */
const isPlainPart = (id: string, context: Context) =>
  parts.test(id) &&
  !importsOf([id], context)
    .values()
    .some((imported) => widgetLibraries.test(imported));

/**
 * The modules of the widget libraries that one of our widgets imports, as a chunk of their own. This is for a widget
 * that lists show before any dialog is opened: otherwise the bundler would merge these few modules with others that
 * only another screen needs.
 */
function libraryOf(widget: string): NameChunk {
  let members: ReadonlySet<string> | undefined;
  return (id, context) => {
    members ??= importsOf([widgets + widget], context);
    return widgetLibraries.test(id) && members.has(id) ? "tabs-library" : null;
  };
}

function importsOf(roots: readonly string[], context: Context, follow = (_: string) => true): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (follow(imported)) found.add(imported);
  }
  return found;
}
