import { parseArgs } from "node:util";

const one = { type: "string" } as const;
/** Several times, or once with commas. */
const many = { type: "string", multiple: true } as const;
const flag = { type: "boolean" } as const;

/** Every option of any command. */
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
  number: one,
  documents: flag,
  company: one,
  email: one,
  "first-name": one,
  "last-name": one,
  phone: one,
  permission: many,
  "dry-run": flag,
  "last-manager": flag,
};

type Kinds = typeof kinds;
type OptionName = keyof Kinds;

/** What stands behind the words of a command. */
export type CommandOptions = {
  readonly [Name in OptionName]: Kinds[Name] extends typeof many
    ? readonly string[]
    : Kinds[Name] extends typeof flag
      ? boolean
      : string | undefined;
} & {
  /** Words behind the command's own. */
  readonly rest: readonly string[];
};

export interface ReadWords {
  /** All but the options, and where in the line each stands. */
  readonly words: readonly string[];
  readonly places: readonly number[];
  /** The names of the options that were given. */
  readonly given: readonly string[];
  optionsWith(rest: readonly string[]): CommandOptions;
}

/** Undefined where an option does not exist or lacks its value. */
export function readWords(line: readonly string[]): ReadWords | undefined {
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
      places: tokens.flatMap((token) => (token.kind === "positional" ? [token.index] : [])),
      given: Object.keys(values),
      optionsWith: (rest) => ({ ...options, rest }) as CommandOptions,
    };
  } catch {
    return undefined;
  }
}

function valueOf(kind: Kinds[OptionName], value: string | boolean | readonly string[] | undefined) {
  if (kind === flag) return value === true;
  if (kind === one) return value;
  const given = (value ?? []) as readonly string[];
  return given.flatMap((each) => each.split(",")).filter((each) => each !== "");
}
