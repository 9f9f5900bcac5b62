import type { BerlinDate, Branding, Language, StaffRole } from "@kreislauf/contract/base";
import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";
import type { Config } from "./config.ts";
import type { Db } from "./database/database.ts";
import type { Files } from "./files/files.ts";
import type { Tables } from "./database/tables.ts";

/** The actor: a signed-in person acting for one company, with their current permissions. */
export interface Actor {
  readonly userId: number;
  readonly companyId: number;
  readonly sessionId: string;
  readonly permissions: ReadonlySet<number>;
  /** The company's documents flag. */
  readonly documentsEnabled: boolean;
  /** The provider's system acting on the company's data: it sees every site of the company. */
  readonly isProvider?: true;
  /** Somebody of the staff who looks at the portal as this person: they change nothing, and nothing counts as seen. */
  readonly viewedBy?: { readonly staffId: number; readonly name: string };
  /** Instant: when the person last proved who they are, by signing in or since. */
  readonly provedAt: string;
  /** Until it is changed, only `account` endpoints are open. */
  readonly initialPassword: boolean;
  /** From this Berlin day on only `account` endpoints are open until a second factor is set up; null if none is missing. */
  readonly secondFactorDue: BerlinDate | null;
  /** Where there is a read replica: the place in the log up to which it must have come to answer this company. */
  readonly readMark?: string | null;
}

/** A machine that acts for the provider with an API key. */
export interface KeyHolder {
  readonly keyId: number;
  readonly name: string;
  readonly scopes: ReadonlySet<string>;
}

/** Somebody of the provider's staff, signed in at the desk. */
export interface StaffActor {
  readonly staffId: number;
  readonly name: string;
  readonly roles: ReadonlySet<StaffRole>;
  readonly sessionId: string;
  /** When this session's person last proved who they are. */
  readonly provedAt: string;
  /** Too long without an action: only proving who one is and signing out are open. */
  readonly isIdle: boolean;
}

/** The context of a call without sign-in. `now` is taken once, at the start of the request. */
export interface PublicContext {
  readonly db: Db;
  readonly files: Files;
  readonly now: Temporal.Instant;
  readonly language: Language;
  readonly config: Config;
  readonly branding: Branding;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  /** The bearer token as sent: an access token or, for a refresh, the refresh token. */
  readonly bearerToken: string | undefined;
  /** The client's address as reported by trusted proxies. */
  readonly address: string;
  /** The client's user agent, for the list of signed-in devices. */
  readonly device: string;
  /** The random name that the client's browser keeps for itself; empty if it sends none. */
  readonly browser: string;
}

export interface Context extends PublicContext {
  readonly actor: Actor;
  /**
   * The actor with current permissions, or undefined once they are signed out. For work that takes longer than a
   * moment.
   */
  readonly reloadActor: () => Promise<Actor | undefined>;
}

/** The scope of reading: what a person may see in the company they act for. */
export interface Scope {
  readonly db: Db;
  readonly actor: Pick<Actor, "userId" | "companyId" | "isProvider">;
}

/** The scope of reading where permissions, too, decide what is seen. */
export type PermittedScope = Pick<Context, "db" | "actor">;

export interface KeyContext extends PublicContext {
  readonly keyHolder: KeyHolder;
}

export interface StaffContext extends PublicContext {
  readonly staff: StaffActor;
}

/** A context whose queries run in one transaction, required by verbs that write and by locks. */
export type InTransaction<C extends PublicContext = Context> = Omit<C, "db"> & {
  readonly db: Transaction<Tables>;
};
export type TransactionContext = InTransaction;

/** A change made by a person outside a request, as the demo's people do. */
export type UserWriteContext = Pick<TransactionContext, "db" | "now" | "actor" | "language">;

/** What a change needs, whoever makes it: a person, the provider's system or a job. */
export type WriteContext = Pick<InTransaction<PublicContext>, "db" | "now">;

/** Runs `work` in a transaction of its own, for calls whose writes must survive a refusal. */
export function inTransaction<C extends PublicContext, R>(
  context: C,
  work: (context: InTransaction<C>) => Promise<R>,
): Promise<R> {
  return context.db.transaction().execute((db) => work({ ...context, db }));
}
