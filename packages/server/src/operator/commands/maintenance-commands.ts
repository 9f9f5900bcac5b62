import { setMaintenance } from "../../session/index.ts";
import type { Command, CommandResult, CommandContext } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";

const unusableInstant: CommandResult = {
  ok: false,
  lines: ["--until must be an instant in the future with its zone, like 2027-03-01T06:00:00+01:00."],
};

/** The given instant, if it is in the future. */
function readUntil({ clock }: CommandContext, until: string): string | undefined {
  try {
    const instant = Temporal.Instant.from(until);
    return Temporal.Instant.compare(instant, clock.now()) > 0 ? instant.toString() : undefined;
  } catch {
    return undefined;
  }
}

async function startMaintenance(parts: CommandContext, { until }: CommandOptions): Promise<CommandResult> {
  const endDate = until === undefined ? null : readUntil(parts, until);
  if (endDate === undefined) return unusableInstant;
  await setMaintenance(parts.db, { active: true, endDate });
  return { ok: true, lines: ["The portal is in maintenance. 'maintenance off' opens it again."] };
}

async function endMaintenance({ db }: CommandContext): Promise<CommandResult> {
  await setMaintenance(db, { active: false, endDate: null });
  return { ok: true, lines: ["The portal is open."] };
}

async function announceMaintenance(
  parts: CommandContext,
  { until = "" }: CommandOptions,
): Promise<CommandResult> {
  const endDate = readUntil(parts, until);
  if (endDate === undefined) return unusableInstant;
  await setMaintenance(parts.db, { active: false, endDate });
  return { ok: true, lines: [`A maintenance until ${endDate} is announced.`] };
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
    usage: "--until INSTANT",
    help: "shows a banner until then",
    run: announceMaintenance,
  },
];
