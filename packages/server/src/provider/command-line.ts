import { resolve } from "node:path";
import { providerScopes } from "@kreislauf/contract/provider";
import { announcementCommands } from "./announcement-commands.ts";
import { backupCommands } from "./backup-commands.ts";
import { type Command, type CommandAnswer, type CommandParts, refused } from "./command.ts";
import { type CommandOptions, readWords } from "./command-options.ts";
import { importCommands } from "./import-commands.ts";
import { keyCommands } from "./key-commands.ts";
import { mailCommands } from "./mail-commands.ts";
import { maintenanceCommands } from "./maintenance-commands.ts";
import { peopleCommands } from "./people-commands.ts";
import { personCommands } from "./person-commands.ts";
import { tableCommands } from "./table-commands.ts";
import { webhookCommands } from "./webhook-commands.ts";

/** In the order of the help. */
const commands: readonly Command[] = [
  ...peopleCommands,
  ...keyCommands,
  ...webhookCommands,
  ...maintenanceCommands,
  ...announcementCommands,
  ...mailCommands,
  ...importCommands,
  ...tableCommands,
  ...backupCommands,
  ...personCommands,
];

const helpColumn = 45;

export const help: readonly string[] = [
  "npm run portal -- COMMAND",
  "",
  ...[{ words: "help", takes: "", help: "shows this" }, ...commands].flatMap(helpLines),
  "",
  `Scopes: ${providerScopes.join(", ")}.`,
  "Instants are ISO 8601 with a zone, like 2027-03-01T06:00:00+01:00.",
];

function helpLines({ words, takes, help: meaning }: Omit<Command, "run">): readonly string[] {
  const command = `  ${words} ${takes}`.trimEnd();
  return command.length < helpColumn
    ? [command.padEnd(helpColumn) + meaning]
    : [command, " ".repeat(helpColumn) + meaning];
}

/** Runs the words of a command line against the database. */
export async function runCommand(parts: CommandParts, line: readonly string[]): Promise<CommandAnswer> {
  const read = readCommand(line);
  return "refusal" in read ? read.refusal : await read.command.run(parts, read.options);
}

type ReadCommand =
  | { readonly command: Command; readonly options: CommandOptions }
  | { readonly refusal: CommandAnswer };

/** The command that a line names, with what it is given, or why there is none. */
export function readCommand(line: readonly string[]): ReadCommand {
  const refusing = (...lines: readonly string[]) => ({ refusal: refused(...lines) });
  const read = readWords(line);
  if (read === undefined) return refusing("That could not be read.", "", ...help);
  const command = findCommand(read.words);
  if (command === undefined) {
    return refusing(`There is no command '${read.words.slice(0, 2).join(" ")}'.`, "", ...help);
  }
  const known: readonly string[] = command.takes.match(/--[a-z-]+/g) ?? [];
  const options = read.given.map((name) => `--${name}`).filter((option) => !known.includes(option));
  const rest = read.words.slice(lengthOf(command));
  const words = rest.slice(wordsTaken(command).length).map((word) => `'${word}'`);
  const [alien] = [...options, ...words];
  return alien === undefined
    ? { command, options: read.optionsWith(rest) }
    : refusing(`'${command.words}' takes no ${alien}.`, "", ...helpLines(command));
}

/** What stands behind the command's own words, before any option. */
const wordsTaken = ({ takes }: Command): readonly string[] => {
  const [words = ""] = takes.split(/\[?--/);
  return words.split(" ").filter((word) => word !== "");
};

const lengthOf = ({ words }: Command) => words.split(" ").length;

const findCommand = (line: readonly string[]) =>
  commands.find((command) => line.slice(0, lengthOf(command)).join(" ") === command.words);

/** Whether the schema is to be up to date before the command runs. */
export const needsMigrations = (line: readonly string[]): boolean =>
  findCommand(readWords(line)?.words ?? [])?.findsDataAsItIs !== true;

/** The process that runs a command may stand in another folder: files are named so that it finds them. */
export function withWholePaths(line: readonly string[]): readonly string[] {
  const read = readWords(line);
  const command = read && findCommand(read.words);
  const file = command === undefined ? -1 : wordsTaken(command).findIndex((word) => word.startsWith("FILE"));
  if (read === undefined || command === undefined || file < 0) return line;
  const place = read.places[lengthOf(command) + file];
  return line.map((word, index) => (index === place ? resolve(word) : word));
}
