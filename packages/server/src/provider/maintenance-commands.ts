import { setMaintenance } from "../session/index.ts";
import type { Command, CommandAnswer, CommandParts } from "./command.ts";
import type { CommandOptions } from "./command-options.ts";

const unusableInstant: CommandAnswer = {
  ok: false,
  lines: ["--until must be an instant in the future with its zone, like 2027-03-01T06:00:00+01:00."],
};

/** The instant named, if it lies ahead. */
function readUntil({ clock }: CommandParts, until: string): string | undefined {
  try {
    const instant = Temporal.Instant.from(until);
    return Temporal.Instant.compare(instant, clock.now()) > 0 ? instant.toString() : undefined;
  } catch {
    return undefined;
  }
}

async function startMaintenance(parts: CommandParts, { until }: CommandOptions): Promise<CommandAnswer> {
  const endDate = until === undefined ? null : readUntil(parts, until);
  if (endDate === undefined) return unusableInstant;
  await setMaintenance(parts.db, { active: true, endDate });
  return { ok: true, lines: ["The portal is in maintenance. 'maintenance off' opens it again."] };
}

async function endMaintenance({ db }: CommandParts): Promise<CommandAnswer> {
  await setMaintenance(db, { active: false, endDate: null });
  return { ok: true, lines: ["The portal is open."] };
}

async function announceMaintenance(
  parts: CommandParts,
  { until = "" }: CommandOptions,
): Promise<CommandAnswer> {
  const endDate = readUntil(parts, until);
  if (endDate === undefined) return unusableInstant;
  await setMaintenance(parts.db, { active: false, endDate });
  return { ok: true, lines: [`A maintenance until ${endDate} is announced.`] };
}

export const maintenanceCommands: readonly Command[] = [
  {
    words: "maintenance on",
    takes: "[--until INSTANT]",
    help: "closes the portal, with the expected end if named",
    run: startMaintenance,
  },
  { words: "maintenance off", takes: "", help: "opens it again", run: endMaintenance },
  {
    words: "maintenance announce",
    takes: "--until INSTANT",
    help: "shows a banner until then",
    run: announceMaintenance,
  },
];
