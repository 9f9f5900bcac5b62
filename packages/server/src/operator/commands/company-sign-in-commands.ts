import { readFile } from "node:fs/promises";
import { permission } from "@kreislauf/contract/base";
import { isInternalHost } from "../../base/http/internal-addresses.ts";
import {
  listCompanySignIns,
  removeCompanySignIn,
  requireCompanySignIn,
  saveCompanySignIn,
} from "../../session/index.ts";
import { findCompanyByNumber, findGroupByNames, findLogin, findMember } from "../../users/index.ts";
import { type Command, type CommandContext, type CommandResult, commandFailed } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";

const domainPattern = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const unknownCompany = (number: string) =>
  commandFailed(number === "" ? "--company is missing." : `There is no company with the number '${number}'.`);

function issuerProblem(text: string, internal: boolean): string | undefined {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.search !== "")
    return "--issuer must be an address like https://login.example/realms/name.";
  if (internal) return undefined;
  return url.protocol !== "https:" || isInternalHost(url.hostname)
    ? "--issuer must begin with https: and be public, unless --internal says that it is in your own network."
    : undefined;
}

/**
 * Reads the client secret from a file, so that it appears neither in the shell's history nor in the process list. Empty
 * if no file is named or it cannot be read.
 */
async function readSecret(path: string | undefined): Promise<string> {
  if (path === undefined) return "";
  return await readFile(path, "utf8").then(
    (content) => content.trim(),
    () => "",
  );
}

async function setSignIn({ db, clock }: CommandContext, options: CommandOptions): Promise<CommandResult> {
  const { company: number = "", issuer = "", client = "", internal } = options;
  const company = await findCompanyByNumber(db, number);
  if (company === undefined) return unknownCompany(number);
  const secret = await readSecret(options.rest[0]);
  const domains = [...new Set(options.domain.map((domain) => domain.toLowerCase()))];
  const permissions = options.permission.map(Number);
  const known = new Set<number>(Object.values(permission));
  const problems = [
    issuerProblem(issuer, internal),
    client === "" ? "--client is missing." : undefined,
    secret === "" ? "FILE, which holds the client's secret, is empty or cannot be read." : undefined,
    domains.length === 0 ? "--domain is missing." : undefined,
    ...domains.map((each) => (domainPattern.test(each) ? undefined : `'${each}' is no domain.`)),
    ...permissions.map((id, at) =>
      known.has(id) ? undefined : `There is no permission '${options.permission[at]}'.`,
    ),
  ].filter((problem) => problem !== undefined);
  const groupId =
    options.group === undefined
      ? null
      : ((await findGroupByNames(db, company.id, [options.group])) ?? undefined);
  if (groupId === undefined) problems.push(`The company has no group '${options.group}'.`);
  if (problems.length > 0 || groupId === undefined) return commandFailed(...problems);
  const taken = await db.transaction().execute((transaction) =>
    saveCompanySignIn(
      { db: transaction, now: clock.now() },
      {
        companyId: company.id,
        issuer,
        clientId: client,
        clientSecret: secret,
        internal,
        domains,
        provisions: options.provision,
        permissions,
        groupId,
        groupClaim: options["group-claim"] ?? null,
      },
    ),
  );
  return taken === undefined
    ? { ok: true, lines: [`${company.name} signs in at ${issuer}.`] }
    : commandFailed(taken);
}

async function requireSignIn({ db, clock }: CommandContext, options: CommandOptions): Promise<CommandResult> {
  const { company: number = "", emergency = "" } = options;
  const company = await findCompanyByNumber(db, number);
  if (company === undefined) return unknownCompany(number);
  const login = await findLogin(db, emergency.toLowerCase());
  const member = login && (await findMember(db, login.id, company.id));
  if (member === undefined || member.invited || login?.password_hash === null)
    return commandFailed("--emergency is the address of a person of the company with a password.");
  const done = await db
    .transaction()
    .execute((transaction) =>
      requireCompanySignIn({ db: transaction, now: clock.now() }, company.id, member),
    );
  return done
    ? { ok: true, lines: [`Passwords are closed for ${company.name}, except for ${emergency}.`] }
    : commandFailed(`${company.name} has no company sign-in.`);
}

async function listSignIns({ db }: CommandContext): Promise<CommandResult> {
  const lines = (await listCompanySignIns(db)).map((each) =>
    [
      each.number,
      each.issuer,
      each.clientId,
      each.domains.join(","),
      each.required ? "required" : "optional",
    ].join("  "),
  );
  return { ok: true, lines: lines.length === 0 ? ["There are no company sign-ins."] : lines };
}

async function removeSignIn(
  { db, clock }: CommandContext,
  { company: number = "" }: CommandOptions,
): Promise<CommandResult> {
  const company = await findCompanyByNumber(db, number);
  if (company === undefined) return unknownCompany(number);
  const removed = await db
    .transaction()
    .execute((transaction) => removeCompanySignIn({ db: transaction, now: clock.now() }, company.id));
  return removed
    ? { ok: true, lines: [`${company.name} signs in with passwords; who is signed in stays so.`] }
    : commandFailed(`${company.name} has no company sign-in.`);
}

export const companySignInCommands: readonly Command[] = [
  {
    words: "company-sign-in set",
    usage:
      "FILE --company NUMBER --issuer URL --client ID --domain DOMAIN ... [--internal] [--provision] [--permission ID ...] [--group NAME] [--group-claim NAME]",
    help: "lets the people of a company sign in at its OpenID Connect provider; FILE holds the client's secret",
    run: setSignIn,
  },
  {
    words: "company-sign-in require",
    usage: "--company NUMBER --emergency EMAIL",
    help: "closes passwords for the company, except for one person",
    run: requireSignIn,
  },
  { words: "company-sign-in list", usage: "", help: "lists them, without their secrets", run: listSignIns },
  {
    words: "company-sign-in remove",
    usage: "--company NUMBER",
    help: "opens passwords again; ends no session",
    run: removeSignIn,
  },
];
