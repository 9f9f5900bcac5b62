import { parseArgs } from "node:util";

const one = { type: "string" } as const;
/** An option that may be repeated, or given once with its values separated by commas. */
const many = { type: "string", multiple: true } as const;
const flag = { type: "boolean" } as const;

/** The options of all commands. */
const kinds = {
  name: one,
  scope: many,
  until: one,
  from: one,
  title: one,
  text: one,
  land: many,
  zip: many,
  url: one,
  event: many,
  internal: flag,
  issuer: one,
  client: one,
  domain: many,
  emergency: one,
  provision: flag,
  group: one,
  "group-claim": one,
  number: one,
  documents: flag,
  company: one,
  rule: one,
  role: many,
  email: one,
  "first-name": one,
  "last-name": one,
  phone: one,
  permission: many,
  "dry-run": flag,
  "last-manager": flag,
  factor: one,
  source: one,
  "source-year": one,
  "at-once": flag,
};

type Kinds = typeof kinds;
type OptionName = keyof Kinds;

/** The options and positional arguments of a command. */
export type CommandOptions = {
  readonly [Name in OptionName]: Kinds[Name] extends typeof many
    ? readonly string[]
    : Kinds[Name] extends typeof flag
      ? boolean
      : string | undefined;
} & {
  /** Positional arguments after the command's own words. */
  readonly rest: readonly string[];
};

export interface ParsedArguments {
  /** All arguments that are not options: the command's own words, then its positional arguments. */
  readonly words: readonly string[];
  /** The index of each of `words` in the line. */
  readonly positions: readonly number[];
  /** The names of the options that were given. */
  readonly givenOptions: readonly string[];
  optionsWith(rest: readonly string[]): CommandOptions;
}

/**
 * Parses the arguments of a line; undefined if an option is unknown or lacks its value: `problemOfArguments` then says
 * which.
 */
export function parseArguments(line: readonly string[]): ParsedArguments | undefined {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...line],
      allowPositionals: true,
      tokens: true,
      options: kinds,
    });
    const options = Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name, valueOf(kind, values[name as OptionName])]),
    );
    return {
      words: positionals,
      positions: tokens.flatMap((token) => (token.kind === "positional" ? [token.index] : [])),
      givenOptions: Object.keys(values),
      optionsWith: (rest) => ({ ...options, rest }) as CommandOptions,
    };
  } catch {
    return undefined;
  }
}

/**
 * For a line that `parseArguments` cannot read: all arguments that are not options, and what is wrong with an option.
 */
export function problemOfArguments(line: readonly string[]): {
  readonly words: readonly string[];
  readonly problem: string;
} {
  const { tokens, positionals } = parseArgs({
    args: [...line],
    allowPositionals: true,
    tokens: true,
    strict: false,
    options: kinds,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const kind = Object.entries(kinds).find(([name]) => name === token.name)?.[1];
    const problem =
      kind === undefined ? `There is no option '${token.rawName}'.` : problemOfValue(kind, token);
    if (problem !== undefined) return { words: positionals, problem };
  }
  return { words: positionals, problem: "That could not be read." };
}

function problemOfValue(
  kind: Kinds[OptionName],
  {
    rawName,
    value,
    inlineValue,
  }: { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
): string | undefined {
  if (kind === flag) return value === undefined ? undefined : `'${rawName}' takes no value.`;
  if (value === undefined) return `'${rawName}' needs a value.`;
  return value.startsWith("-") && inlineValue !== true
    ? `'${rawName}' needs a value; one that begins with '-' follows an equals sign: '${rawName}=${value}'.`
    : undefined;
}

function valueOf(kind: Kinds[OptionName], value: string | boolean | readonly string[] | undefined) {
  if (kind === flag) return value === true;
  if (kind === one) return value;
  const given = (value ?? []) as readonly string[];
  return given.flatMap((each) => each.split(",")).filter((each) => each !== "");
}
