import type { Branding, Language } from "@kreislauf/contract/base";
import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";
import type { Config } from "./config.ts";
import type { Db } from "./database.ts";
import type { Files } from "./files.ts";
import type { Tables } from "./tables.ts";

/** Who acts: a signed-in person, for one company, with the rights of this moment. */
export interface Actor {
  readonly userId: number;
  readonly companyId: number;
  readonly sessionId: string;
  readonly permissions: ReadonlySet<number>;
  /** The documents flag of the company. */
  readonly documentsEnabled: boolean;
  /** The provider's system, acting on the company's data: it sees every site of the company. */
  readonly isProvider?: true;
  /** Until it is changed, only `account` endpoints answer. */
  readonly initialPassword: boolean;
}

/** A machine that acts by an API key, for the provider. */
export interface KeyHolder {
  readonly keyId: number;
  readonly name: string;
  readonly scopes: ReadonlySet<string>;
}

/** What a call without sign-in works with. `now` is taken once, at the start of the request. */
export interface PublicContext {
  readonly db: Db;
  readonly files: Files;
  readonly now: Temporal.Instant;
  readonly language: Language;
  readonly config: Config;
  readonly branding: Branding;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  /** The bearer token as sent: an access token, or for a refresh the refresh token. */
  readonly bearerToken: string | undefined;
  /** The client's address, as far as the trusted proxies tell it. */
  readonly address: string;
  /** What the client says it is, for the list of signed-in devices. */
  readonly device: string;
}

export interface Context extends PublicContext {
  readonly actor: Actor;
  /** Who asks, with the rights of now; undefined once they are signed out. For what outlasts a moment. */
  readonly lookAgain: () => Promise<Actor | undefined>;
}

/** Whose data are read: what a person may see in the company they act for. */
export interface Scope {
  readonly db: Db;
  readonly actor: Pick<Actor, "userId" | "companyId" | "isProvider">;
}

export interface KeyContext extends PublicContext {
  readonly keyHolder: KeyHolder;
}

/** A context whose queries run in one transaction: verbs that write, and locks, demand it. */
export type InTransaction<C extends PublicContext = Context> = Omit<C, "db"> & {
  readonly db: Transaction<Tables>;
};
export type TransactionContext = InTransaction;

/** A person's change without the request it came in: the demo's people act so too. */
export type PersonsWork = Pick<TransactionContext, "db" | "now" | "actor" | "language">;

/** What a change needs, whoever causes it: a person, the provider's system, or a job. */
export type Work = Pick<InTransaction<PublicContext>, "db" | "now">;

/** Runs `work` in a transaction of its own, for calls that must keep what they wrote before a refusal. */
export function inTransaction<C extends PublicContext, R>(
  context: C,
  work: (context: InTransaction<C>) => Promise<R>,
): Promise<R> {
  return context.db.transaction().execute((db) => work({ ...context, db }));
}
