import { setMaintenance } from "../../session/index.ts";
import { type Command, type CommandResult, type CommandContext, commandFailed } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";

const unusableInstant = (option: "--from" | "--until") =>
  commandFailed(`${option} must be an instant in the future with its zone, like 2027-03-01T06:00:00+01:00.`);

/** Reads an instant; undefined if the text is none, or the instant is not in the future. */
function readFutureInstant({ clock }: CommandContext, text: string): string | undefined {
  try {
    const instant = Temporal.Instant.from(text);
    return Temporal.Instant.compare(instant, clock.now()) > 0 ? instant.toString() : undefined;
  } catch {
    return undefined;
  }
}

async function startMaintenance(parts: CommandContext, { until }: CommandOptions): Promise<CommandResult> {
  const endDate = until === undefined ? null : readFutureInstant(parts, until);
  if (endDate === undefined) return unusableInstant("--until");
  await setMaintenance(parts.db, { active: true, startDate: null, endDate });
  return { ok: true, lines: ["The portal is in maintenance. 'maintenance off' opens it again."] };
}

async function endMaintenance({ db }: CommandContext): Promise<CommandResult> {
  await setMaintenance(db, { active: false, startDate: null, endDate: null });
  return { ok: true, lines: ["The portal is open."] };
}

async function announceMaintenance(
  parts: CommandContext,
  { from, until = "" }: CommandOptions,
): Promise<CommandResult> {
  const startDate = from === undefined ? null : readFutureInstant(parts, from);
  if (startDate === undefined) return unusableInstant("--from");
  const endDate = readFutureInstant(parts, until);
  if (endDate === undefined) return unusableInstant("--until");
  if (startDate !== null && Date.parse(startDate) >= Date.parse(endDate)) {
    return commandFailed("--until must be after --from.");
  }
  await setMaintenance(parts.db, { active: false, startDate, endDate });
  const period = startDate === null ? `until ${endDate}` : `from ${startDate} until ${endDate}`;
  return { ok: true, lines: [`A maintenance ${period} is announced.`] };
}

export const maintenanceCommands: readonly Command[] = [
  {
    words: "maintenance on",
    usage: "[--until INSTANT]",
    help: "closes the portal, with the expected end if named",
    run: startMaintenance,
  },
  { words: "maintenance off", usage: "", help: "opens it again", run: endMaintenance },
  {
    words: "maintenance announce",
    usage: "[--from INSTANT] --until INSTANT",
    help: "shows a banner until then",
    run: announceMaintenance,
  },
];
