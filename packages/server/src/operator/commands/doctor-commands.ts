import { diagnose } from "../../monitoring/index.ts";
import type { Command, CommandContext, CommandResult } from "../base/command.ts";

const marks = { ok: "ok   ", note: "note ", wrong: "WRONG" } as const;

async function examinePortal({ db, config, clock, files }: CommandContext): Promise<CommandResult> {
  const found = await diagnose({ db, config, clock, files });
  const lines = found.map(({ topic, state, text }) => `${marks[state]}  ${topic.padEnd(14)} ${text}`);
  const wrong = found.filter(({ state }) => state === "wrong").length;
  const sums = ["Nothing is wrong.", "1 thing is wrong."];
  return { ok: wrong === 0, lines: [...lines, "", sums[wrong] ?? `${wrong} things are wrong.`] };
}

export const doctorCommands: readonly Command[] = [
  {
    words: "doctor",
    usage: "",
    help: "looks at configuration, database, clock, queues, files, disk, mail and certificates, and says what is wrong",
    skipsMigrations: true,
    run: examinePortal,
  },
];
