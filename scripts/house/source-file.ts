import { parseSync, Visitor } from "oxc-parser";

/** A piece of a file's text and the line, counted from 1, on which it begins. */
export interface SourcePlace {
  readonly line: number;
  readonly text: string;
}

/**
 * What the house rules need to know about a file. If it is not code, only path, content and lineCount are filled in.
 */
export interface SourceFile {
  /** The path relative to the repository, with forward slashes. */
  readonly path: string;
  readonly content: string;
  readonly lineCount: number;
  readonly imports: readonly SourcePlace[];
  /** String literals, template parts and JSX text, but no import specifiers. */
  readonly texts: readonly SourcePlace[];
  readonly comments: readonly SourcePlace[];
  /** Every identifier of the file once, at its first occurrence. */
  readonly identifiers: readonly SourcePlace[];
  readonly defaultExports: readonly SourcePlace[];
  readonly anyTypes: readonly SourcePlace[];
  /** Calls that read the machine's clock. */
  readonly clockReads: readonly SourcePlace[];
}

export interface Finding extends SourcePlace {
  readonly path: string;
  readonly rule: string;
}

export type HouseRule = (file: SourceFile) => readonly Finding[];

/** Whether a file is code that only tests need: in the folder `test` of a package, or a fixture. */
export const isTestSupport = (path: string) => /^packages\/[^/]+\/test\/|\.fixture\.tsx?$/.test(path);

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || isTestSupport(path);

export function readSource(path: string, content: string): SourceFile {
  const imports: SourcePlace[] = [];
  const texts: SourcePlace[] = [];
  const defaultExports: SourcePlace[] = [];
  const anyTypes: SourcePlace[] = [];
  const clockReads: SourcePlace[] = [];
  const comments: SourcePlace[] = [];
  const identifiers = new Map<string, SourcePlace>();
  const lineCount = content === "" ? 0 : content.replace(/\n$/, "").split("\n").length;
  const lists = { imports, texts, comments, defaultExports, anyTypes, clockReads };
  if (!/\.(ts|tsx|mjs|js)$/.test(path)) return { path, content, lineCount, ...lists, identifiers: [] };

  const lineOf = lineFinder(content);
  const note = (list: SourcePlace[], node: { start: number }, text: string) =>
    list.push({ line: lineOf(node.start), text });
  const parsed = parseSync(path, content);
  const failure = parsed.errors[0];
  if (failure !== undefined) throw new Error(`${path} cannot be parsed: ${failure.message}`);
  for (const comment of parsed.comments) note(comments, comment, comment.value);

  const noteName = ({ start, name }: { start: number; name: string }) => {
    if (!identifiers.has(name)) identifiers.set(name, { line: lineOf(start), text: name });
  };
  const specifiers = new Set<number>();
  const noteImport = (source: { start: number; value: string }) => {
    specifiers.add(source.start);
    note(imports, source, source.value);
  };
  new Visitor({
    ImportDeclaration: (node) => noteImport(node.source),
    ExportAllDeclaration: (node) => noteImport(node.source),
    ExportNamedDeclaration(node) {
      if (node.source !== null) noteImport(node.source);
    },
    ImportExpression(node) {
      if (node.source.type === "Literal" && typeof node.source.value === "string") {
        noteImport({ start: node.source.start, value: node.source.value });
      }
    },
    TSImportType: (node) => noteImport(node.source),
    ExportDefaultDeclaration: (node) => note(defaultExports, node, ""),
    TSAnyKeyword: (node) => note(anyTypes, node, ""),
    Identifier: noteName,
    JSXIdentifier: noteName,
    Literal(node) {
      if (typeof node.value === "string" && !specifiers.has(node.start)) note(texts, node, node.value);
    },
    TemplateElement: (node) => note(texts, node, node.value.raw),
    JSXText: (node) => note(texts, node, node.value),
    MemberExpression(node) {
      const [object, property] = [node.object, node.property];
      if (object.type !== "Identifier" || property.type !== "Identifier") return;
      const name = `${object.name}.${property.name}`;
      if (name === "Date.now" || name === "Temporal.Now") note(clockReads, node, name);
    },
    NewExpression(node) {
      const isDate = node.callee.type === "Identifier" && node.callee.name === "Date";
      if (isDate && node.arguments.length === 0) note(clockReads, node, "new Date()");
    },
  }).visit(parsed.program);
  return { path, content, lineCount, ...lists, identifiers: [...identifiers.values()] };
}

function lineFinder(content: string): (offset: number) => number {
  const starts = [0];
  for (let at = content.indexOf("\n"); at !== -1; at = content.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let line = starts.findIndex((start) => start > offset);
    if (line === -1) line = starts.length;
    return line;
  };
}
