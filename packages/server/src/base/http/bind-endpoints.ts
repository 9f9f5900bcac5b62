import {
  berlinDate,
  isFileAnswer,
  isPermitted,
  Refusal,
  type Access,
  type Branding,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  type EndpointTable,
  type FileContent,
} from "@kreislauf/contract/base";
import type { FastifyInstance, FastifyRequest, FastifySchema } from "fastify";
import type { Config } from "../config.ts";
import type { Clock } from "../clock.ts";
import {
  inTransaction,
  type Actor,
  type Context,
  type InTransaction,
  type KeyContext,
  type KeyHolder,
  type PublicContext,
  type StaffActor,
  type StaffContext,
} from "../context.ts";
import type { Files } from "../files/files.ts";
import { runIdempotently } from "./idempotency.ts";
import { noteWriteOf, readFromReplica, type ReplicaServices } from "./read-from-replica.ts";
import { requestLanguage } from "./request-language.ts";
import type { TakeTurn } from "./request-turns.ts";
import { sendFile } from "./send-file.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Every route declares who may call it; a route that does not is refused at start. */
    access?: Access;
  }
  interface FastifyRequest {
    actor: Actor | null;
    keyHolder: KeyHolder | null;
    staff: StaffActor | null;
    now: Temporal.Instant;
  }
}

/** Finds the actor of a bearer token; undefined if the token is no longer valid. */
export type Authenticate = (token: string, now: Temporal.Instant) => Promise<Actor | undefined>;
/** Finds who of the staff a token belongs to; `isByItself` for what the desk asks for without an action of a person. */
export type AuthenticateStaff = (
  token: string,
  call: { readonly now: Temporal.Instant; readonly isByItself: boolean },
) => Promise<StaffActor | undefined>;
export type AuthenticateKey = (key: string) => Promise<KeyHolder | undefined>;

export interface HttpServices extends ReplicaServices {
  readonly files: Files;
  readonly clock: Clock;
  readonly config: Config;
  readonly branding: Branding;
  readonly authenticate: Authenticate;
  readonly authenticateKey: AuthenticateKey;
  readonly authenticateStaff: AuthenticateStaff;
  readonly takeTurn: TakeTurn;
}

type ContextFor<E extends Endpoint> = E["access"] extends "public"
  ? PublicContext
  : E["access"] extends { readonly scope: string }
    ? KeyContext
    : E["access"] extends { readonly staff: readonly string[] }
      ? StaffContext
      : Context;
type CallContext<E extends Endpoint> = E["method"] extends "GET"
  ? ContextFor<E>
  : InTransaction<ContextFor<E>>;

type Handler<E extends Endpoint> = (
  context: CallContext<E>,
  input: EndpointInput<E>,
) => Promise<EndpointResult<E>>;

/** A handler that opens its own transactions, because some of its writes must survive a refusal. */
export interface OwnTransactionHandler<E extends Endpoint> {
  readonly handle: (context: ContextFor<E>, input: EndpointInput<E>) => Promise<EndpointResult<E>>;
}

export type Handlers<T extends EndpointTable> = {
  readonly [K in keyof T]: Handler<T[K]> | OwnTransactionHandler<T[K]>;
};

/**
 * Binds the endpoints of a table below `/api`. Checks run in the order of docs/coverage.md D5.1: authentication
 * (401), permissions and recent proof (403), validation (400); the verb adds 404 and 409. Calls other than GET run in one transaction.
 */
export function bindEndpoints<const T extends EndpointTable>(
  app: FastifyInstance,
  services: HttpServices,
  table: T,
  handlers: Handlers<T>,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = handlers[name as keyof T] as unknown as AnyHandler;
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      config: {
        access: endpoint.access,
        ...(endpoint.missingFieldReasons && { missing: endpoint.missingFieldReasons }),
      },
      schema: routeSchema(name, endpoint),
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      onRequest: async (request) => {
        await authorize(request, endpoint.access, services);
        if (endpoint.needsRecentProof) ensureRecentProof(request);
      },
      handler: async (request, reply) => {
        const answer = await services.takeTurn(request, () =>
          answerCall(name, endpoint, handler, request, services),
        );
        if (!isFileAnswer(endpoint.answer)) return reply.status(statusOf(endpoint, answer)).send(answer);
        return isSentFile(answer) ? await sendFile(reply, answer) : reply.status(202).send(answer);
      },
    });
  }
}

type AnyCall = (context: PublicContext, input: unknown) => Promise<unknown>;
type AnyHandler = AnyCall | { readonly handle: AnyCall };

/** Reads where the call may, and notes what a person may have written before they get their answer. */
async function answerCall(
  name: string,
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  services: HttpServices,
): Promise<unknown> {
  const context = createContext(request, services);
  if (services.replica === undefined) return await run(endpoint, handler, context, request);
  if (endpoint.method === "GET" || services.replicaCalls.has(name)) {
    return await readFromReplica(services, name, request, (db) =>
      run(endpoint, handler, { ...context, db }, request),
    );
  }
  const answer = await run(endpoint, handler, context, request);
  await noteWriteOf(services, request);
  return answer;
}

async function run(endpoint: Endpoint, handler: AnyHandler, context: PublicContext, request: FastifyRequest) {
  const input = { params: request.params, query: request.query, body: request.body };
  if (typeof handler !== "function") return await handler.handle(context, input);
  if (endpoint.method === "GET") return await handler(context, input);
  return await inTransaction(context, async (transaction) => {
    const call = () => handler(transaction, input);
    const key = request.headers["idempotency-key"];
    if (endpoint.idempotent === undefined || typeof key !== "string") return await call();
    return await runIdempotently(transaction as InTransaction, endpoint, key, input, call);
  });
}

/** Authenticates the caller and checks the permissions. */
export async function authorize(
  request: FastifyRequest,
  access: Access,
  services: Pick<HttpServices, "authenticate" | "authenticateKey" | "authenticateStaff">,
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

const proofMinutes = 10;

function ensureRecentProof({ actor, now }: FastifyRequest): void {
  if (actor === null) return;
  const validUntil = Temporal.Instant.from(actor.provedAt).add({ minutes: proofMinutes });
  if (Temporal.Instant.compare(now, validUntil) > 0) throw new Refusal("proof_required");
}

export const bearerToken = (request: FastifyRequest) =>
  /^Bearer ([\w.~+/-]+=*)$/.exec(request.headers.authorization ?? "")?.[1];

/** The context of a call that needs no sign-in. */
export const createPublicContext = (request: FastifyRequest, services: HttpServices): PublicContext => ({
  db: services.db,
  files: services.files,
  now: request.now,
  language: requestLanguage(request.headers["accept-language"]),
  config: services.config,
  branding: services.branding,
  log: request.log,
  requestId: request.id,
  bearerToken: bearerToken(request),
  address: request.ip,
  device: (request.headers["user-agent"] ?? "").slice(0, 300),
  browser: String(request.headers["x-browser"] ?? "").slice(0, 100),
});

function createContext(request: FastifyRequest, services: HttpServices): PublicContext {
  const context = createPublicContext(request, services);
  if (request.keyHolder !== null) return { ...context, keyHolder: request.keyHolder } as KeyContext;
  if (request.staff !== null) return { ...context, staff: request.staff } as StaffContext;
  if (request.actor === null) return context;
  const reloadActor = () => services.authenticate(context.bearerToken ?? "", services.clock.now());
  return { ...context, actor: request.actor, reloadActor } as Context;
}

const isSentFile = (answer: unknown): answer is FileContent =>
  typeof answer === "object" && answer !== null && "mediaType" in answer && "content" in answer;

function statusOf({ status = 200, waiting }: Endpoint, answer: unknown): number {
  const isWaiting =
    waiting !== undefined && typeof answer === "object" && answer !== null && waiting.field in answer;
  return isWaiting ? 202 : status;
}

function routeSchema(name: string, endpoint: Endpoint): FastifySchema {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(isFileAnswer(endpoint.answer)
      ? {
          produces: [...endpoint.answer.mediaTypes],
          ...(endpoint.answer.deferred && { response: { 202: endpoint.answer.deferred } }),
        }
      : {
          response: {
            [endpoint.status ?? 200]: endpoint.answer,
            ...(endpoint.waiting && { 202: endpoint.waiting.answer }),
          },
        }),
    operationId: name,
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    security: securityOf(endpoint.access),
  };
}

function securityOf(access: Access): NonNullable<FastifySchema["security"]> {
  if (access === "public") return [];
  if (typeof access === "object" && "staff" in access) return [{ desk: [] }];
  return [typeof access === "object" && "scope" in access ? { apiKey: [] } : { bearer: [] }];
}

function accessInWords(access: Access): string {
  if (access === "public") return "Open to everybody.";
  if (access === "account") return "Open to everybody signed in, also while the initial password is set.";
  if ("staff" in access) return `Needs one of the desk's roles ${access.staff.join(", ")}.`;
  if ("scope" in access) return `Needs an API key with the scope ${access.scope}.`;
  const flag = access.needsDocuments ? " and the company's documents flag" : "";
  return `Needs one of the permissions ${access.anyOf.join(", ")}${flag}.`;
}

function describeAccess({ access, needsRecentProof, refusals = [] }: Endpoint): string {
  const proof = needsRecentProof ? " Needs a proof of the last 10 minutes, else proof_required." : "";
  const who = `${accessInWords(access)}${proof}`;
  if (refusals.length === 0) return who;
  const changed = refusals.includes("order_changed")
    ? " With order_changed the answer has the order as it is now in `current`."
    : "";
  return `${who} Refusals: ${refusals.join(", ")}.${changed}`;
}
