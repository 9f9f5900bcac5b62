import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database.ts";
import type { Files } from "../base/files.ts";
import type { CommandOptions } from "./command-options.ts";

/** What a command has to say to the operator, and whether it did what was asked. */
export interface CommandAnswer {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

export interface CommandParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: Files;
  /** The command runs in the process that serves the portal. */
  readonly portalRuns: boolean;
}

/** One thing an operator does by hand; the help is made of these. */
export interface Command {
  /** Like `key create`. */
  readonly words: string;
  /** What stands behind the words, as the help shows it: no option is taken that is not named here. `FILE` is a path. */
  readonly takes: string;
  readonly help: string;
  /** Looks after the schema itself, so that no migration runs before it. */
  readonly findsDataAsItIs?: true;
  readonly run: (parts: CommandParts, options: CommandOptions) => Promise<CommandAnswer>;
}

export const refused = (...lines: readonly string[]): CommandAnswer => ({ ok: false, lines });
