import {
  assignEventPositions,
  deriveWebhookSecret,
  formatWebhookSecret,
  hashWebhookSecret,
  insertWebhook,
  listWebhooks,
  readFeedState,
  retryWebhook,
  revokeWebhook,
} from "../../provider/index.ts";
import { randomBytes } from "node:crypto";
import { isInternalHost } from "../../base/http/internal-addresses.ts";
import { type FeedEventType, feedEventTypes } from "@kreislauf/contract/provider";
import { type Command, type CommandResult, type CommandContext, commandFailed } from "../base/command.ts";
import type { CommandOptions } from "../base/command-options.ts";

const isType = (text: string): text is FeedEventType => (feedEventTypes as readonly string[]).includes(text);

/** What is wrong with a receiver's URL; undefined if it is fine. */
function problemOf(text: string, internal: boolean): string | undefined {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    return "--url must be an address like https://erp.example/events.";
  if (url.username !== "" || url.password !== "")
    return "--url must not hold a password: the receiver checks the signature.";
  if (internal) return undefined;
  if (url.protocol !== "https:")
    return "--url must begin with https:, unless --internal says that it is in your own network.";
  return isInternalHost(url.hostname)
    ? "--url leads into your own network; --internal says that it may."
    : undefined;
}

async function createWebhook(
  { db, clock }: CommandContext,
  { url = "", event, internal }: CommandOptions,
): Promise<CommandResult> {
  const unknown = event.filter((type) => !isType(type));
  const problems = [
    problemOf(url, internal),
    ...unknown.map((type) => `There is no event '${type}': ${feedEventTypes.join(", ")}.`),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) return commandFailed(...problems);
  const handle = `wh_${randomBytes(4).toString("hex")}`;
  const eventTypes = [...new Set(event.filter(isType))];
  if ((await readFeedState(db)).hasWaiting) await assignEventPositions(db);
  const secret = await deriveWebhookSecret(db, handle);
  await insertWebhook(
    db,
    { handle, secretHash: hashWebhookSecret(secret), url, internal, eventTypes },
    clock.now(),
  );
  return {
    ok: true,
    lines: [
      formatWebhookSecret(secret),
      "",
      `The receiver checks the signature with it. Keep it now: it is not shown again. 'webhook revoke ${handle}' ends it.`,
    ],
  };
}

type Listed = Awaited<ReturnType<typeof listWebhooks>>[number];

const minuteOf = (instant: string) => instant.slice(0, 16);

function stateOf(webhook: Listed): string {
  const { revoked_at, suspended_at, failing_since, delivered_at, due_at, attempts, last_error } = webhook;
  if (revoked_at !== null) return `revoked ${minuteOf(revoked_at)}`;
  const failure = `after ${attempts} attempts since ${minuteOf(failing_since ?? due_at)}: ${last_error}`;
  if (suspended_at !== null) return `given up ${failure}`;
  if (failing_since !== null) return `fails, next at ${minuteOf(due_at)} ${failure}`;
  return delivered_at === null ? "active" : `active, last taken ${minuteOf(delivered_at)}`;
}

async function showWebhooks({ db }: CommandContext): Promise<CommandResult> {
  if ((await readFeedState(db)).hasWaiting) await assignEventPositions(db);
  const lines = (await listWebhooks(db)).map((webhook) =>
    [
      webhook.handle,
      stateOf(webhook),
      ...(webhook.revoked_at === null ? [`${webhook.waiting} waiting`] : []),
      webhook.event_types.join(",") || "every event",
      webhook.url,
    ].join("  "),
  );
  return { ok: true, lines: lines.length === 0 ? ["There are no webhooks."] : lines };
}

const unknownWebhook = (handle: string) =>
  commandFailed(`There is no active webhook '${handle}'; 'webhook list' shows them.`);

async function resumeWebhook(
  { db, clock }: CommandContext,
  { rest: [handle = ""] }: CommandOptions,
): Promise<CommandResult> {
  const { deleted_until } = await readFeedState(db);
  const found = await retryWebhook(db, handle, clock.now());
  if (found === undefined) return unknownWebhook(handle);
  const missed = deleted_until - found.delivered_until;
  const warning = `Events ${found.delivered_until + 1} to ${deleted_until} are not kept any more: let the receiver read what runs.`;
  return { ok: true, lines: [`${handle} is delivered to again.`, ...(missed > 0 ? [warning] : [])] };
}

async function endWebhook(
  { db, clock }: CommandContext,
  { rest: [handle = ""] }: CommandOptions,
): Promise<CommandResult> {
  return (await revokeWebhook(db, handle, clock.now()))
    ? { ok: true, lines: [`${handle} is revoked.`] }
    : unknownWebhook(handle);
}

export const webhookCommands: readonly Command[] = [
  {
    words: "webhook create",
    usage: "--url URL [--event TYPE ...] [--internal]",
    help: "delivers what happens from now on to an address, all or these types; shows its secret once",
    run: createWebhook,
  },
  {
    words: "webhook list",
    usage: "",
    help: "lists webhooks, whether they are delivered to, and what waits for them",
    run: showWebhooks,
  },
  {
    words: "webhook retry",
    usage: "HANDLE",
    help: "delivers again at once to one that fails or was given up",
    run: resumeWebhook,
  },
  { words: "webhook revoke", usage: "HANDLE", help: "ends a webhook at once", run: endWebhook },
];
