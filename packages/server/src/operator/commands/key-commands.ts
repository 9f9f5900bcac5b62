import { createApiKey, listApiKeys, revokeApiKey } from "../../provider/index.ts";
import { type ProviderScope, providerScopes } from "@kreislauf/contract/provider";
import type { Command, CommandResult, CommandContext } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";
import { text } from "../imports/import-cells.ts";

const maxNameLength = 100;

const isScope = (scope: string): scope is ProviderScope =>
  (providerScopes as readonly string[]).includes(scope);

async function createKey(
  { db, clock }: CommandContext,
  { name = "", scope: scopes }: CommandOptions,
): Promise<CommandResult> {
  const written = text(maxNameLength).read(name);
  const unknown = scopes.filter((scope) => !isScope(scope));
  const problems = [
    ...(written ? [] : [`--name is missing or longer than ${maxNameLength} characters.`]),
    ...(scopes.length === 0 ? [`--scope is missing: ${providerScopes.join(", ")}.`] : []),
    ...unknown.map((scope) => `There is no scope '${scope}': ${providerScopes.join(", ")}.`),
  ];
  if (!written || problems.length > 0) return { ok: false, lines: problems };
  const wish = { name: written, scopes: [...new Set(scopes.filter(isScope))] };
  const { key, prefix } = await createApiKey(db, wish, clock.now());
  return {
    ok: true,
    lines: [key, "", `Keep it now: it is not shown again. 'key revoke ${prefix}' ends it.`],
  };
}

async function listKeys({ db }: CommandContext): Promise<CommandResult> {
  const keys = await listApiKeys(db);
  const lines = keys.map((key) =>
    [
      key.prefix,
      key.created_at.slice(0, 10),
      key.revoked_at === null ? "active" : `revoked ${key.revoked_at.slice(0, 10)}`,
      key.scopes.join(","),
      key.name,
    ].join("  "),
  );
  return { ok: true, lines: lines.length === 0 ? ["There are no keys."] : lines };
}

async function revokeKey(
  { db, clock }: CommandContext,
  { rest: [prefix = ""] }: CommandOptions,
): Promise<CommandResult> {
  return (await revokeApiKey(db, prefix, clock.now()))
    ? { ok: true, lines: [`${prefix} is revoked.`] }
    : { ok: false, lines: [`There is no active key with the prefix '${prefix}'; 'key list' shows them.`] };
}

export const keyCommands: readonly Command[] = [
  {
    words: "key create",
    usage: "--name NAME --scope SCOPE ...",
    help: "makes an API key for the provider's systems, shown once",
    makesDatabase: true,
    run: createKey,
  },
  { words: "key list", usage: "", help: "lists the keys by their prefix", run: listKeys },
  { words: "key revoke", usage: "PREFIX", help: "ends a key at once", run: revokeKey },
];
