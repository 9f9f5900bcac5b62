import { fieldErrorMessage } from "@kreislauf/contract/base";
import { announcementCreation, maxAnnouncementLengths } from "@kreislauf/contract/notifications";
import * as z from "zod/mini";
import { insertAnnouncement, listAllAnnouncements, withdrawAnnouncement } from "../../notifications/index.ts";
import { type Command, type CommandResult, type CommandContext, commandFailed } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";

/** Reads an instant and writes it as the database stores it; undefined if the text is no instant. */
function readInstant(text: string): string | undefined {
  try {
    return Temporal.Instant.from(text).toString();
  } catch {
    return undefined;
  }
}

const optionRules: Readonly<Record<string, string>> = {
  title: `--title is missing or longer than ${maxAnnouncementLengths.title} characters.`,
  text: `--text is missing or longer than ${maxAnnouncementLengths.text} characters.`,
  startsAt: "--from must be an instant with its zone, like 2027-03-01T06:00:00+01:00.",
  endsAt: "--until must be an instant with its zone, like 2027-03-01T06:00:00+01:00.",
  lands: "--land takes the letters of a Land, like HE.",
  zipPrefixes: "--zip takes the first digits of postal codes, like 34.",
};

/** Describes a problem by the name of the command's option, because the schema knows only the field's name. */
function problemOf(issue: z.core.$ZodIssue): string {
  const field = String(issue.path[0]);
  if (issue.code !== "custom") return optionRules[field] ?? "That could not be read.";
  if (field === "endsAt") return "--until must be after --from, which is now unless given.";
  return `--${field}: ${fieldErrorMessage(issue, "en")}`;
}

async function createAnnouncement(
  { db, clock }: CommandContext,
  { title = "", text = "", land: lands, zip: zips, from, until = "" }: CommandOptions,
): Promise<CommandResult> {
  const now = clock.now();
  const startsAt = from === undefined ? now.toString() : readInstant(from);
  const endsAt = readInstant(until);
  const wish = z.safeParse(announcementCreation, { title, text, lands, zipPrefixes: zips, startsAt, endsAt });
  if (!wish.success) return commandFailed(...new Set(wish.error.issues.map(problemOf)));
  const { id } = await db.transaction().execute((work) => insertAnnouncement({ db: work, now }, wish.data));
  return { ok: true, lines: [`Announcement ${id} is made. 'announcement withdraw ${id}' takes it back.`] };
}

async function listAnnouncements({ db, clock }: CommandContext): Promise<CommandResult> {
  const rows = await listAllAnnouncements(db, clock.now());
  const lines = rows.map(({ id, starts_at, ends_at, lands, zip_prefixes, title }) =>
    [id, starts_at, ends_at, [...lands, ...zip_prefixes].join(",") || "everybody", title].join("  "),
  );
  return { ok: true, lines: lines.length === 0 ? ["There are none."] : lines };
}

async function endAnnouncement(
  { db, clock }: CommandContext,
  { rest: [id = ""] }: CommandOptions,
): Promise<CommandResult> {
  const withdrawn = /^\d{1,9}$/.test(id)
    ? await withdrawAnnouncement({ db, now: clock.now() }, Number(id))
    : undefined;
  return withdrawn === undefined
    ? commandFailed("There is no such announcement. 'announcement list' shows them.")
    : { ok: true, lines: [`'${withdrawn.title}' is taken back.`] };
}

export const announcementCommands: readonly Command[] = [
  {
    words: "announcement create",
    usage: "--title T --text T --until INSTANT [--from INSTANT] [--land HE ...] [--zip 34 ...]",
    help: "shows a banner for a while, to all or to those with a site there",
    run: createAnnouncement,
  },
  {
    words: "announcement list",
    usage: "",
    help: "lists those that go on or are to come",
    run: listAnnouncements,
  },
  { words: "announcement withdraw", usage: "ID", help: "takes one back", run: endAnnouncement },
];
