import type { BerlinDate, Branding, Language, StaffRole } from "@kreislauf/contract/base";
import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";
import type { Config } from "./config.ts";
import type { Db } from "./database/database.ts";
import type { Files } from "./files/files.ts";
import type { Tables } from "./database/tables.ts";

/**
 * Who acts for one company: a signed-in person with their current permissions, or the provider's system (`isProvider`).
 */
export interface Actor {
  readonly userId: number;
  readonly companyId: number;
  readonly sessionId: string;
  readonly permissions: ReadonlySet<number>;
  /** Whether the company gets its invoices, receipts and credit notes in the portal. */
  readonly documentsEnabled: boolean;
  /** True if the provider's system acts on the company's data: it sees every site of the company. */
  readonly isProvider?: true;
  /** The staff member who views the portal as this person: they can change nothing and leave nothing marked as seen. */
  readonly viewedBy?: { readonly staffId: number; readonly name: string };
  /** ISO instant at which the person last proved their identity, at sign-in or later. */
  readonly provedAt: string;
  /** True until the person changes their initial password; until then only `account` endpoints are open. */
  readonly initialPassword: boolean;
  /**
   * The Berlin day from which only `account` endpoints are open until a second factor is set up; null if none is
   * missing.
   */
  readonly secondFactorDue: BerlinDate | null;
  /**
   * With a read replica: the log position that the replica must have reached to answer this company; null or undefined
   * if any will do.
   */
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
  /** ISO instant at which the staff member last proved their identity in this session. */
  readonly provedAt: string;
  /** True after too long without an action: the staff member can then only prove their identity or sign out. */
  readonly isIdle: boolean;
}

/** The context that every call gets, even without sign-in. `now` is taken once, at the start of the request. */
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
  /** The client's IP address as reported by trusted proxies. */
  readonly address: string;
  /** The client's user agent, for the list of signed-in devices. */
  readonly device: string;
  /** A random id that the client's browser keeps; empty if the client sends none. */
  readonly browser: string;
}

export interface Context extends PublicContext {
  readonly actor: Actor;
  /**
   * Reads the actor again, with current permissions; undefined once they are signed out. Used by calls that take long,
   * such as exports.
   */
  readonly reloadActor: () => Promise<Actor | undefined>;
}

/** The scope of a query: what a person may see in the company they act for. */
export interface Scope {
  readonly db: Db;
  readonly actor: Pick<Actor, "userId" | "companyId" | "isProvider">;
}

/** The scope of a query whose result also depends on the person's permissions. */
export type PermittedScope = Pick<Context, "db" | "actor">;

export interface KeyContext extends PublicContext {
  readonly keyHolder: KeyHolder;
}

export interface StaffContext extends PublicContext {
  readonly staff: StaffActor;
}

/** A context whose queries run in one transaction; functions that write or lock rows require it. */
export type InTransaction<C extends PublicContext = Context> = Omit<C, "db"> & {
  readonly db: Transaction<Tables>;
};
export type TransactionContext = InTransaction;

/** What a person's change needs where there is no request, for example in the demo data. */
export type UserWriteContext = Pick<TransactionContext, "db" | "now" | "actor" | "language">;

/** What every change needs, whether a person, the provider's system or a job makes it. */
export type WriteContext = Pick<InTransaction<PublicContext>, "db" | "now">;

/** Runs `work` in its own transaction, for calls whose writes must be kept even if the call is refused. */
export function inTransaction<C extends PublicContext, R>(
  context: C,
  work: (context: InTransaction<C>) => Promise<R>,
): Promise<R> {
  return context.db.transaction().execute((db) => work({ ...context, db }));
}
