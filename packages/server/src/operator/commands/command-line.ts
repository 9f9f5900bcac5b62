import { resolve } from "node:path";
import { providerScopes } from "@kreislauf/contract/provider";
import { announcementCommands } from "./announcement-commands.ts";
import { emissionFactorCommands } from "./emission-factor-commands.ts";
import { backupCommands } from "../backup/backup-commands.ts";
import { type Command, type CommandResult, type CommandContext, commandFailed } from "../base/command.ts";
import { type CommandOptions, parseArguments, problemOfArguments } from "../base/command-options.ts";
import { companySignInCommands } from "./company-sign-in-commands.ts";
import { doctorCommands } from "./doctor-commands.ts";
import { importCatalogCommands } from "../imports/import-catalog-commands.ts";
import { keyCommands } from "./key-commands.ts";
import { mailCommands } from "./mail-commands.ts";
import { maintenanceCommands } from "./maintenance-commands.ts";
import { staffCommands } from "./staff-commands.ts";
import { signingKeyCommands } from "./signing-key-commands.ts";
import { userCommands } from "./user-commands.ts";
import { personalDataCommands } from "../persons/personal-data-commands.ts";
import { importTableCommands } from "../imports/import-table-commands.ts";
import { webhookCommands } from "./webhook-commands.ts";

/** All commands, in the sequence in which the help lists them. */
const commands: readonly Command[] = [
  ...userCommands,
  ...companySignInCommands,
  ...keyCommands,
  ...webhookCommands,
  ...maintenanceCommands,
  ...announcementCommands,
  ...mailCommands,
  ...emissionFactorCommands,
  ...doctorCommands,
  ...staffCommands,
  ...signingKeyCommands,
  ...importCatalogCommands,
  ...importTableCommands,
  ...backupCommands,
  ...personalDataCommands,
];

const helpColumn = 45;

export const commandHelp: readonly string[] = [
  "npm run portal -- COMMAND",
  "",
  ...[{ words: "help", usage: "", help: "shows this" }, ...commands].flatMap(helpLines),
  "",
  `Scopes: ${providerScopes.join(", ")}.`,
  "Instants are ISO 8601 with a zone, like 2027-03-01T06:00:00+01:00.",
];

function helpLines({ words, usage, help: meaning }: Omit<Command, "run">): readonly string[] {
  const command = `  ${words} ${usage}`.trimEnd();
  return command.length < helpColumn
    ? [command.padEnd(helpColumn) + meaning]
    : [command, " ".repeat(helpColumn) + meaning];
}

/** Runs a command line against the database. */
export async function runCommand(parts: CommandContext, line: readonly string[]): Promise<CommandResult> {
  const read = parseCommand(line);
  return "refusal" in read ? read.refusal : await read.command.run(parts, read.options);
}

type ReadCommand =
  | { readonly command: Command; readonly options: CommandOptions }
  | { readonly refusal: CommandResult };

/** Finds the command of a line and its arguments, or returns why there is none. */
export function parseCommand(line: readonly string[]): ReadCommand {
  const refusing = (...lines: readonly string[]) => ({ refusal: commandFailed(...lines) });
  const read = parseArguments(line);
  if (read === undefined) {
    const { words, problem } = problemOfArguments(line);
    return refusing(problem, "", ...helpNear(words));
  }
  const command = findCommand(read.words);
  if (command === undefined) {
    const words = read.words.slice(0, 2).join(" ");
    return refusing(`There is no command '${words}'.`, "", ...helpNear(read.words));
  }
  const known: readonly string[] = command.usage.match(/--[a-z-]+/g) ?? [];
  const options = read.givenOptions.map((name) => `--${name}`).filter((option) => !known.includes(option));
  const rest = read.words.slice(lengthOf(command));
  const words = rest.slice(positionalsOf(command).length).map((word) => `'${word}'`);
  const [unexpected] = [...options, ...words];
  if (unexpected !== undefined) {
    return refusing(`'${command.words}' takes no ${unexpected}.`, "", ...helpLines(command));
  }
  const missing = positionalsOf(command)[rest.length];
  return missing === undefined || missing.startsWith("[")
    ? { command, options: read.optionsWith(rest) }
    : refusing(`'${command.words}' needs ${missing}.`, "", ...helpLines(command));
}

/** The help of the command that was meant, or of all commands with the same first word. */
function helpNear(words: readonly string[]): readonly string[] {
  const command = findCommand(words);
  if (command !== undefined) return helpLines(command);
  const near = commands.filter((each) => each.words.split(" ")[0] === words[0]);
  return near.length > 0 ? near.flatMap(helpLines) : ["'npm run portal -- help' lists all commands."];
}

/** The positional arguments that the usage names, after the command's own words and before any option. */
const positionalsOf = ({ usage }: Command): readonly string[] => {
  const [words = ""] = usage.split(/\[?--/);
  return words.split(" ").filter((word) => word !== "");
};

const lengthOf = ({ words }: Command) => words.split(" ").length;

const findCommand = (line: readonly string[]) =>
  commands.find((command) => line.slice(0, lengthOf(command)).join(" ") === command.words);

/**
 * Makes the path of the file argument absolute, because the process that runs the command may have another working
 * directory.
 */
export function withAbsolutePaths(line: readonly string[]): readonly string[] {
  const read = parseArguments(line);
  const command = read && findCommand(read.words);
  const file =
    command === undefined ? -1 : positionalsOf(command).findIndex((word) => word.startsWith("FILE"));
  if (read === undefined || command === undefined || file < 0) return line;
  const place = read.positions[lengthOf(command) + file];
  return line.map((word, index) => (index === place ? resolve(word) : word));
}
