import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Db } from "../../base/database/database.ts";
import type { Files } from "../../base/files/files.ts";
import type { CommandOptions } from "./command-options.ts";

/** What a command prints for the operator, and whether it succeeded. */
export interface CommandResult {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

export interface CommandContext {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  readonly files: Files;
  /** True if the command runs in the process that serves the portal. */
  readonly runsInPortalProcess: boolean;
}

/** A command of the operator; the help is generated from these. */
export interface Command {
  /** The words that name the command, such as `key create`. */
  readonly words: string;
  /** The arguments as the help shows them. Options not named here are refused; `FILE` stands for a path. */
  readonly usage: string;
  readonly help: string;
  /** True if the command handles the schema itself, so that no migration runs before it. */
  readonly skipsMigrations?: true;
  /** True if the command may create the database. Other commands are refused if there is no database yet. */
  readonly makesDatabase?: true;
  readonly run: (parts: CommandContext, options: CommandOptions) => Promise<CommandResult>;
}

export const commandFailed = (...lines: readonly string[]): CommandResult => ({ ok: false, lines });
