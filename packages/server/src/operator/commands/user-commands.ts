import { asProviderInCompany } from "../../provider/index.ts";
import {
  addDays,
  berlinDate,
  companyPermissions,
  permission,
  Refusal,
  userPermissions,
} from "@kreislauf/contract/base";
import { maxProviderTextLengths } from "@kreislauf/contract/provider";
import {
  emailAddress,
  invitation,
  secondFactorGraceDays,
  secondFactorRuleEdit,
  secondFactorRules,
} from "@kreislauf/contract/users";
import * as z from "zod/mini";
import type { UserWriteContext } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";
import { listCompanySites } from "../../sites/index.ts";
import { addMembership, inviteUser, reinviteUser, resetSecondFactorByOperator } from "../../session/index.ts";
import {
  changeSecondFactorRule,
  type CompanyRow,
  createCompany,
  findLogin,
  listCompaniesOf,
  lockCompany,
} from "../../users/index.ts";
import { type Command, type CommandResult, type CommandContext, commandFailed } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";
import { text } from "../imports/import-cells.ts";

const everyPermission = Object.values(permission);
const permissionNames = everyPermission.join(", ");

async function createCompanyCommand(
  { db, clock }: CommandContext,
  { name = "", number = "", documents }: CommandOptions,
): Promise<CommandResult> {
  const { companyName, customerNumber: longestNumber } = maxProviderTextLengths;
  const [written, customerNumber] = [text(companyName).read(name), text(longestNumber).read(number)];
  const problems = [
    ...(written ? [] : [`--name is missing or longer than ${companyName} characters.`]),
    ...(customerNumber ? [] : [`--number is missing or longer than ${longestNumber} characters.`]),
  ];
  if (!written || !customerNumber) return commandFailed(...problems);
  const wish = { name: written, customerNumber, documents };
  const company = await db
    .transaction()
    .execute((transaction) => createCompany({ db: transaction, now: clock.now() }, wish));
  return company === undefined
    ? commandFailed(`There is a company with the number '${customerNumber}' already.`)
    : {
        ok: true,
        lines: [
          `${company.name} is created with the number ${customerNumber}.`,
          `Invite its administrator: user invite --company ${customerNumber} --email ... --first-name ... --last-name ... --phone ...`,
        ],
      };
}

/**
 * Invites a person. The link is only in the mail, not in the output, because anybody who has the link can set the
 * password.
 */
async function invite(parts: CommandContext, options: CommandOptions): Promise<CommandResult> {
  const { email = "", "first-name": firstName = "", "last-name": lastName = "", phone } = options;
  const permissions = permissionsOf(options.permission.length > 0 ? options.permission : ["all"]);
  if (permissions === undefined) return commandFailed(`--permission is one of ${permissionNames} or all.`);
  const read = z.safeParse(invitation, {
    userDetails: {
      email,
      firstName,
      lastName,
      phone,
      permissions: userPermissions.filter((id) => permissions.has(id)),
      companyEbeneRoles: companyPermissions.filter((id) => permissions.has(id)),
    },
  });
  if (!read.success) {
    const fields = new Set(read.error.issues.map(({ path }) => path.at(-1)));
    return commandFailed(
      ...(fields.has("email") ? ["--email is missing or no address."] : []),
      ...(fields.has("firstName") ? ["--first-name is missing, or has not 2 to 100 characters."] : []),
      ...(fields.has("lastName") ? ["--last-name is missing, or has not 2 to 100 characters."] : []),
      ...(fields.has("phone") ? ["--phone is missing or longer than 40 characters."] : []),
    );
  }
  return await withCompany(parts, options, async (work, company) => {
    const siteIds = await listCompanySites(work, company.id);
    const { userDetails } = read.data;
    const { invitedUntil } = await inviteUser(work, { ...userDetails, locationIds: siteIds });
    const until = Temporal.Instant.from(invitedUntil).toString({ smallestUnit: "second" });
    return [`${userDetails.email} is invited to ${company.name}; the mail's link works until ${until}.`];
  });
}

async function reinvite(parts: CommandContext, options: CommandOptions): Promise<CommandResult> {
  return await withCompany(parts, options, async (work, company) => {
    const person = await findLogin(work.db, options.rest[0]?.toLowerCase() ?? "");
    if (person === undefined) return undefined;
    const { email } = await reinviteUser(work, person.id);
    return [`${email} is invited to ${company.name} again; the link of the mail before has ended.`];
  });
}

async function addMemberCommand(parts: CommandContext, options: CommandOptions): Promise<CommandResult> {
  const permissions = permissionsOf(options.permission);
  if (permissions === undefined) return commandFailed(`--permission is one of ${permissionNames} or all.`);
  const address = z.safeParse(emailAddress, options.rest[0] ?? "");
  if (!address.success) return commandFailed("The e-mail address is missing, or is none.");
  return await withCompany(parts, options, async (work, company) => {
    const person = await findLogin(work.db, address.data);
    if (person === undefined || !(await hasEntered(work.db, person.id))) return undefined;
    await addMembership(work, person, permissions, await listCompanySites(work, company.id));
    return [`${address.data} can act for ${company.name} too, and is told so by mail.`];
  });
}

/** Whether the person has accepted an invitation: they have a password or use their company's account. */
const hasEntered = async (db: Db, userId: number): Promise<boolean> =>
  (await listCompaniesOf(db, userId)).some(({ invited }) => !invited);

async function resetSecondFactorCommand(
  { db, clock }: CommandContext,
  { rest: [email = ""] }: CommandOptions,
): Promise<CommandResult> {
  const address = z.safeParse(emailAddress, email);
  if (!address.success) return commandFailed("The e-mail address is missing, or is none.");
  return await db.transaction().execute(async (transaction) => {
    const person = await findLogin(transaction, address.data);
    if (person === undefined) return commandFailed(`There is no person with the address ${address.data}.`);
    const work = { db: transaction, now: clock.now() };
    return (await resetSecondFactorByOperator(work, person.id))
      ? {
          ok: true,
          lines: [
            `The second factor of ${address.data} is reset: signed out everywhere, and told so by mail. The password stays.`,
          ],
        }
      : commandFailed(`${address.data} has no second factor.`);
  });
}

async function setSecondFactorRule(parts: CommandContext, options: CommandOptions): Promise<CommandResult> {
  const validFrom = options.from ?? addDays(berlinDate(parts.clock.now()), secondFactorGraceDays);
  const { rule } = options;
  const edit = z.safeParse(secondFactorRuleEdit, { rule, ...(rule !== "none" && { validFrom }) });
  if (!edit.success) {
    const isRule = (secondFactorRules as readonly (string | undefined)[]).includes(rule);
    return commandFailed(isRule ? "--from is no date." : `--rule is one of ${secondFactorRules.join(", ")}.`);
  }
  return await withCompany(parts, options, async (work, company) => {
    await changeSecondFactorRule(work, edit.data);
    return edit.data.rule === "none"
      ? [`${company.name} asks nobody for a second factor.`]
      : [
          `${company.name} asks ${edit.data.rule === "all" ? "everybody" : "its managers"} for a second factor from ${edit.data.validFrom} on.`,
        ];
  });
}

/** Runs `act` in the company with the given number. `act` returns undefined if it does not find the person. */
async function withCompany(
  { db, clock }: CommandContext,
  { company: number = "", rest: [email] }: CommandOptions,
  act: (work: UserWriteContext, company: CompanyRow) => Promise<readonly string[] | undefined>,
): Promise<CommandResult> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const work = { db: transaction, now: clock.now() };
      const company = await lockCompany(work, number);
      if (company === undefined)
        return commandFailed(`--company: there is no company with the number '${number}'.`);
      const lines = await act(asProviderInCompany({ ...work, language: "en" }, company.id), company);
      return lines === undefined
        ? commandFailed(
            `${email} has no access yet: it begins with the link of 'user invite', or with the company account.`,
          )
        : { ok: true, lines };
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reasons: Readonly<Record<string, string>> = {
      email_taken:
        "This address has an access already: 'user add-membership' adds a company to it, 'user reinvite' sends an invited person a new link.",
      not_found: `${email} is not invited to this company.`,
      too_many_invitations: "Several invitations went to this address within a quarter of an hour.",
      already_registered: "This person acts for the company already.",
      validation: error.details.some(({ field }) => field === "validFrom")
        ? `--from: a stricter rule applies after ${secondFactorGraceDays} days at the earliest.`
        : "--phone is no phone number.",
    };
    return commandFailed(reasons[error.code] ?? error.code);
  }
}

/** Reads permission ids and adds the id that every user has; undefined if an id is unknown or none is given. */
function permissionsOf(named: readonly string[]): ReadonlySet<number> | undefined {
  if (named.includes("all")) return new Set(everyPermission);
  const ids = named.map(Number);
  const isKnown = ids.every((id) => (everyPermission as readonly number[]).includes(id));
  return isKnown && ids.length > 0 ? new Set([permission.defaultUser, ...ids]) : undefined;
}

export const userCommands: readonly Command[] = [
  {
    words: "company create",
    usage: "--name NAME --number NUMBER [--documents]",
    help: "makes a company, with the documents shown or not; NUMBER is the provider's own",
    makesDatabase: true,
    run: createCompanyCommand,
  },
  {
    words: "company require-second-factor",
    usage: "--company NUMBER --rule none|managers|all [--from DATE]",
    help: "says who in a company needs a second factor, from DATE on, 14 days ahead unless named",
    run: setSecondFactorRule,
  },
  {
    words: "user invite",
    usage: "--company NUMBER --email EMAIL --first-name N --last-name N --phone P [--permission ID ...]",
    help: "invites a person by mail, with every right unless named, to all sites of the company",
    run: invite,
  },
  {
    words: "user reinvite",
    usage: "EMAIL --company NUMBER",
    help: "sends an invited person a new link; the older one ends",
    run: reinvite,
  },
  {
    words: "user add-membership",
    usage: "EMAIL --company NUMBER --permission ID ...|all",
    help: "lets a person with an access act for one more company",
    run: addMemberCommand,
  },
  {
    words: "user reset-second-factor",
    usage: "EMAIL",
    help: "removes the second factor of a person who has lost it, signs them out and tells them by mail",
    run: resetSecondFactorCommand,
  },
];
