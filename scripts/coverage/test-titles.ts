import { parseSync, Visitor } from "oxc-parser";

/** A test or a group of tests in a test file. */
export interface TestTitle {
  /** The test's title, after the titles of the groups around it, as they are in the source. */
  readonly path: readonly string[];
  /** One pattern per title of `path`; it matches the title in a report, where placeholders are filled in. */
  readonly patterns: readonly RegExp[];
  readonly isSkipped: boolean;
  /** Runs only under a condition, for example if there is a PostgreSQL server. */
  readonly isConditional: boolean;
  /** Whether it has the tag @main. Of the journeys, `npm test` runs only these; .ci/run runs all. */
  readonly isMain: boolean;
}

interface Callee {
  readonly name: string;
  readonly properties: readonly string[];
}

const placeholder = /%[a-zA-Z#%$]|\$[a-zA-Z][\w.]*/;
const skips = new Set(["skip", "todo", "fixme"]);
const conditions = new Set(["skipIf", "runIf"]);

/** Finds every `test`, `it` and `describe` with a title, including all forms of `each`. */
export function readTestTitles(path: string, content: string): readonly TestTitle[] {
  const found: TestTitle[] = [];
  const around: (TestTitle & { readonly end: number })[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title, details], start, end }) {
      const called = calleeOf(callee);
      if (called === undefined || title === undefined || called.properties.includes("step")) return;
      const pieces = piecesOf(title);
      if (pieces === undefined) return;
      while (around.length > 0 && (around.at(-1)?.end ?? 0) <= start) around.pop();
      const parent = around.at(-1);
      const written = content.slice(title.start + 1, title.end - 1);
      const tags = details?.type === "ObjectExpression" ? content.slice(details.start, details.end) : "";
      const entry: TestTitle = {
        path: [...(parent?.path ?? []), written],
        patterns: [...(parent?.patterns ?? []), patternOf(pieces)],
        isSkipped: (parent?.isSkipped ?? false) || called.properties.some((name) => skips.has(name)),
        isConditional:
          (parent?.isConditional ?? false) || called.properties.some((name) => conditions.has(name)),
        isMain: (parent?.isMain ?? false) || `${written} ${tags}`.includes("@main"),
      };
      found.push(entry);
      around.push({ ...entry, end });
    },
  }).visit(parseSync(path, content).program);
  return found;
}

/**
 * Resolves `test`, `describe.each(...)`, `test.describe`, ``test.each`...` `` to the function's name and the
 * properties accessed on it; undefined for other functions.
 */
function calleeOf(node: unknown): Callee | undefined {
  const properties: string[] = [];
  for (let at = node as Node | undefined; at !== undefined;) {
    if (at.type === "Identifier") {
      const name = at.name ?? "";
      return ["test", "it", "describe"].includes(name) ? { name, properties } : undefined;
    }
    if (at.type === "MemberExpression" && at.property?.name !== undefined) properties.push(at.property.name);
    at = at.object ?? at.callee ?? at.tag;
  }
  return undefined;
}

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly property?: { readonly name?: string };
  readonly object?: Node;
  readonly callee?: Node;
  readonly tag?: Node;
}

/** The fixed parts of a title, between its placeholders; undefined if the title is not a string. */
function piecesOf(node: {
  type: string;
  value?: unknown;
  quasis?: { value: { raw: string } }[];
}): readonly string[] | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value.split(placeholder);
  if (node.type !== "TemplateLiteral") return undefined;
  return node.quasis?.flatMap(({ value }) => value.raw.split(placeholder));
}

const patternOf = (pieces: readonly string[]) =>
  new RegExp(`^${pieces.map((piece) => RegExp.escape(piece)).join("[^]*")}$`);

/**
 * Finds the tests and groups that a title in docs/coverage.md names. The title is the end of their path of titles, or,
 * with '…', the beginning of such an end.
 */
export function findTitle(titles: readonly TestTitle[], wanted: string): readonly TestTitle[] {
  const start = wanted.endsWith("…") ? wanted.slice(0, -1) : undefined;
  return titles.filter(({ path }) =>
    path
      .map((_, index) => path.slice(index).join(" > "))
      .some((name) =>
        start === undefined ? name === wanted : name.startsWith(start) && isLast(name, start),
      ),
  );
}

/** A shortened title refers to the test or group that it begins, not to tests inside that group. */
const isLast = (name: string, start: string) => !name.slice(start.length).includes(" > ");
