import { rotateAccessKey } from "../../session/index.ts";
import type { CommandOptions } from "../base/command-options.ts";
import type { Command, CommandContext, CommandResult } from "../base/command.ts";

async function rotateSigningKey(
  { db }: CommandContext,
  { "at-once": atOnce }: CommandOptions,
): Promise<CommandResult> {
  await rotateAccessKey(db, { keepsFormer: !atOnce });
  const former = atOnce
    ? "What the former one signed is refused by every process within half a minute; browsers renew it by themselves."
    : "What the former one signed stays good until it expires, after 15 minutes at most.";
  return { ok: true, lines: ["Access tokens are signed with a new key.", former] };
}

export const signingKeyCommands: readonly Command[] = [
  {
    words: "signing-key rotate",
    usage: "[--at-once]",
    help: "signs access tokens with a new key; --at-once where the former one may be known to others",
    run: rotateSigningKey,
  },
];
