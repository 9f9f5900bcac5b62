import { Refusal, staffRoles } from "@kreislauf/contract/base";
import { staffInvitation } from "@kreislauf/contract/staff";
import * as z from "zod/mini";
import { findStaffByEmail, inviteStaff, reinviteStaff } from "../../staff/index.ts";
import { type Command, type CommandContext, type CommandResult, commandFailed } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";

/**
 * Creates an account for a member of the provider's staff. The link for setting the password is only in the mail, not
 * in the output, because anybody who has it can set the password.
 */
async function createStaffCommand(
  { db, clock }: CommandContext,
  { email = "", "first-name": firstName = "", "last-name": lastName = "", role }: CommandOptions,
): Promise<CommandResult> {
  const roles = role.length === 0 || role.includes("all") ? [...staffRoles] : role;
  const read = z.safeParse(staffInvitation, { email, firstName, lastName, roles });
  if (!read.success) {
    const fields = new Set(read.error.issues.map(({ path }) => path[0]));
    return commandFailed(
      ...(fields.has("email") ? ["--email is missing or no address."] : []),
      ...(fields.has("firstName") ? ["--first-name is missing or longer than 100 characters."] : []),
      ...(fields.has("lastName") ? ["--last-name is missing or longer than 100 characters."] : []),
      ...(fields.has("roles") ? [`--role is one of ${staffRoles.join(", ")} or all.`] : []),
    );
  }
  try {
    const staff = await db
      .transaction()
      .execute((transaction) => inviteStaff({ db: transaction, now: clock.now() }, read.data, null));
    return {
      ok: true,
      lines: [
        `${staff.email} is invited to the desk as ${staff.roles.join(", ")}; the mail's link works for 7 days.`,
      ],
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === "staff_email_taken")
      return commandFailed(
        "This address has an account at the desk already: 'staff reinvite' sends a new link while it has no password.",
      );
    throw error;
  }
}

async function reinviteStaffCommand(
  { db, clock }: CommandContext,
  { rest: [email = ""] }: CommandOptions,
): Promise<CommandResult> {
  try {
    await db.transaction().execute(async (transaction) => {
      const work = { db: transaction, now: clock.now() };
      const staff = await findStaffByEmail(work, email.toLowerCase());
      if (staff === undefined) throw new Refusal("not_found");
      await reinviteStaff(work, staff.id, null);
    });
    return { ok: true, lines: [`${email} is invited again; the mail's link works for 7 days.`] };
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_found")
      return commandFailed(
        `Nobody with the address '${email}' is invited to the desk and without a password.`,
      );
    throw error;
  }
}

export const staffCommands: readonly Command[] = [
  {
    words: "staff create",
    usage: "--email EMAIL --first-name N --last-name N [--role ROLE ...]",
    help: "invites somebody to the desk by mail, with every role unless named",
    makesDatabase: true,
    run: createStaffCommand,
  },
  {
    words: "staff reinvite",
    usage: "EMAIL",
    help: "sends somebody who has no password yet a new link to the desk; the older one ends",
    run: reinviteStaffCommand,
  },
];
