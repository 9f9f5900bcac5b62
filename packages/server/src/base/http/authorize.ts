import { berlinDate, isPermitted, Refusal, type Access, type Endpoint } from "@kreislauf/contract/base";
import type { FastifyRequest } from "fastify";
import type { Actor, KeyHolder, StaffActor } from "../context.ts";

/** Finds the actor of a bearer token; undefined if the token is not valid or its session has ended. */
export type Authenticate = (token: string, now: Temporal.Instant) => Promise<Actor | undefined>;
/**
 * Finds the staff member of a token; "locked" if their account is locked, undefined if the token is not valid.
 * `isByItself` marks calls that the desk makes without an action of the person.
 */
export type AuthenticateStaff = (
  token: string,
  call: { readonly now: Temporal.Instant; readonly isByItself: boolean },
) => Promise<StaffActor | "locked" | undefined>;
export type AuthenticateKey = (key: string) => Promise<KeyHolder | undefined>;

export interface Authenticators {
  readonly authenticate: Authenticate;
  readonly authenticateKey: AuthenticateKey;
  readonly authenticateStaff: AuthenticateStaff;
}

/** Authenticates the caller (401) and checks the permissions (403). */
export async function authorize(
  request: FastifyRequest,
  access: Access,
  services: Authenticators,
): Promise<void> {
  if (access === "public") return;
  const token = bearerToken(request);
  if (typeof access === "object" && "scope" in access) {
    const keyHolder = token === undefined ? undefined : await services.authenticateKey(token);
    if (keyHolder === undefined) throw new Refusal("unauthenticated");
    request.keyHolder = keyHolder;
    if (!keyHolder.scopes.has(access.scope)) throw new Refusal("forbidden");
    return;
  }
  if (typeof access === "object" && "staff" in access) {
    const isByItself = request.headers["x-background"] !== undefined;
    const call = { now: request.now, isByItself };
    const staff = token === undefined ? undefined : await services.authenticateStaff(token, call);
    if (staff === undefined) throw new Refusal("unauthenticated");
    if (staff === "locked") throw new Refusal("staff_locked");
    request.staff = staff;
    if (staff.isIdle && !access.whileIdle) throw new Refusal("proof_required");
    if (!access.staff.some((role) => staff.roles.has(role))) throw new Refusal("forbidden");
    return;
  }
  const actor = token === undefined ? undefined : await services.authenticate(token, request.now);
  if (actor === undefined) throw new Refusal("unauthenticated");
  request.actor = actor;
  if (access === "account") return;
  if (actor.initialPassword) throw new Refusal("initial_password");
  if (actor.secondFactorDue !== null && actor.secondFactorDue <= berlinDate(request.now))
    throw new Refusal("second_factor_required");
  if (!isPermitted(access, actor)) throw new Refusal("forbidden");
}

const identityProofMinutes = 10;

/**
 * Refuses with `proof_required` if a person or staff member last proved their identity more than ten minutes ago. Other
 * callers have no proof and pass.
 */
export function ensureRecentIdentityProof({ actor, staff, now }: FastifyRequest): void {
  const provedAt = (actor ?? staff)?.provedAt;
  if (provedAt === undefined) return;
  const validUntil = Temporal.Instant.from(provedAt).add({ minutes: identityProofMinutes });
  if (Temporal.Instant.compare(now, validUntil) > 0) throw new Refusal("proof_required");
}

/** Refuses changes by staff who view the portal as a person. */
export function ensureReadsOnly({ actor }: FastifyRequest, { method, readsOnly }: Endpoint): void {
  if (actor?.viewedBy !== undefined && method !== "GET" && readsOnly !== true) throw new Refusal("view_only");
}

export const bearerToken = (request: FastifyRequest) =>
  /^Bearer ([\w.~+/-]+=*)$/.exec(request.headers.authorization ?? "")?.[1];
