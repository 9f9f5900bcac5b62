import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { providerScopes } from "@kreislauf/contract/provider";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database.ts";
import { createAnnouncement, endAnnouncement, listAnnouncements } from "./announcement-commands.ts";
import { importAvvList, importPlaces } from "./import-commands.ts";
import { createKey, listKeys, revokeKey } from "./key-commands.ts";
import { retryMails, showFailedMails } from "./mail-commands.ts";
import { announceMaintenance, endMaintenance, startMaintenance } from "./maintenance-commands.ts";

/** What a command has to say to the operator, and whether it did what was asked. */
export interface CommandAnswer {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

export interface CommandParts {
  readonly db: Db;
  readonly clock: Clock;
}

/** What stands behind the words of a command. */
export interface CommandOptions {
  /** Words behind the command's own. */
  readonly rest: readonly string[];
  readonly name: string | undefined;
  readonly scopes: readonly string[];
  readonly until: string | undefined;
  readonly from: string | undefined;
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly lands: readonly string[];
  readonly zips: readonly string[];
}

type Command = (parts: CommandParts, options: CommandOptions) => Promise<CommandAnswer>;

const commands: Readonly<Record<string, Command>> = {
  "key create": createKey,
  "key list": listKeys,
  "key revoke": revokeKey,
  "maintenance on": startMaintenance,
  "maintenance off": endMaintenance,
  "maintenance announce": announceMaintenance,
  "announcement create": createAnnouncement,
  "announcement list": listAnnouncements,
  "announcement withdraw": endAnnouncement,
  "mails failed": showFailedMails,
  "mails retry": retryMails,
  "geo import": importPlaces,
  "avv import": importAvvList,
};

export const help: readonly string[] = [
  "npm run portal -- COMMAND",
  "",
  "  help                                       shows this",
  "  key create --name NAME --scope SCOPE ...   makes an API key for the provider's systems, shown once",
  "  key list                                   lists the keys by their prefix",
  "  key revoke PREFIX                          ends a key at once",
  "  maintenance on [--until INSTANT]           closes the portal, with the expected end if named",
  "  maintenance off                            opens it again",
  "  maintenance announce --until INSTANT       shows a banner until then",
  "  announcement create --title T --text T --until INSTANT [--from INSTANT] [--land HE ...] [--zip 34 ...]",
  "                                             shows a banner for a while, to all or to those with a site there",
  "  announcement list                          lists those that go on or are to come",
  "  announcement withdraw ID                   takes one back",
  "  mails failed                               lists mails that were given up or are tried again and again",
  "  mails retry [ID]                           sends them anew, or the one named",
  "  geo import FILE                            imports postal codes, in the export format of GeoNames",
  "  avv import FILE                            imports the waste list: code;hazardous;german;english",
  "",
  `Scopes: ${providerScopes.join(", ")}.`,
  "Instants are ISO 8601 with a zone, like 2027-03-01T06:00:00+01:00.",
];

const refusal = (...lines: readonly string[]): CommandAnswer => ({ ok: false, lines });

/** Runs the words of a command line against the database. */
export async function runCommand(parts: CommandParts, words: readonly string[]): Promise<CommandAnswer> {
  const read = readWords(words);
  if (read === undefined) return refusal("That could not be read.", "", ...help);
  const command = commands[read.name];
  return command === undefined
    ? refusal(`There is no command '${read.name}'.`, "", ...help)
    : await command(parts, read.options);
}

/** The process that runs a command may stand in another folder: files are named so that it finds them. */
export const withWholePaths = (words: readonly string[]): readonly string[] =>
  words[1] === "import" ? words.map((word, index) => (index === 2 ? resolve(word) : word)) : words;

function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        name: { type: "string" },
        scope: { type: "string", multiple: true },
        until: { type: "string" },
        from: { type: "string" },
        title: { type: "string" },
        text: { type: "string" },
        land: { type: "string", multiple: true },
        zip: { type: "string", multiple: true },
      },
    });
    const [subject = "", verb = "", ...rest] = positionals;
    const { name, until, from, title, text } = values;
    const many = (value: readonly string[] = []) =>
      value.flatMap((each) => each.split(",")).filter((each) => each !== "");
    return {
      name: `${subject} ${verb}`.trim(),
      options: {
        rest,
        name,
        until,
        from,
        title,
        text,
        scopes: many(values.scope),
        lands: many(values.land),
        zips: many(values.zip),
      },
    };
  } catch {
    return undefined;
  }
}
