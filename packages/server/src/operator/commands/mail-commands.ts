import { listFailedMails, retryFailedMails } from "../../notifications/index.ts";
import type { Command, CommandResult, CommandContext } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";

/** Lists mails that were given up, and mails that wait for another attempt after a failed one. */
async function showFailedMails({ db }: CommandContext): Promise<CommandResult> {
  const mails = await listFailedMails(db);
  const lines = mails.map((mail) =>
    [
      mail.id,
      mail.created_at.slice(0, 16),
      mail.failed_at === null ? `waits until ${mail.due_at.slice(0, 16)}` : "given up",
      `${mail.attempts} attempts`,
      mail.kind,
      mail.recipient_email,
      mail.last_error ?? "",
    ].join("  "),
  );
  return { ok: true, lines: lines.length === 0 ? ["No mail has failed."] : lines };
}

/** Makes the mail with the given id due at once, or all mails that were given up or wait for another attempt. */
async function retryMails(
  { db, clock }: CommandContext,
  { rest: [id] }: CommandOptions,
): Promise<CommandResult> {
  if (id !== undefined && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
    return { ok: false, lines: ["That is no id of a mail. 'mails failed' shows them."] };
  }
  const count = await retryFailedMails(db, clock.now(), id);
  return count === 0
    ? {
        ok: false,
        lines: [id === undefined ? "There is no failed mail to send anew." : "There is no such failed mail."],
      }
    : { ok: true, lines: [count === 1 ? "1 mail goes out again." : `${count} mails go out again.`] };
}

export const mailCommands: readonly Command[] = [
  {
    words: "mails failed",
    usage: "",
    help: "lists mails that were given up or are tried again and again",
    run: showFailedMails,
  },
  { words: "mails retry", usage: "[ID]", help: "sends them anew, or the one named", run: retryMails },
];
