import {
  isFileAnswer,
  type Access,
  type Branding,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  type EndpointTable,
  type FileContent,
} from "@kreislauf/contract/base";
import type { FastifyInstance, FastifyRequest } from "fastify";
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
import { answerInTime } from "./answer-in-time.ts";
import {
  authorize,
  type Authenticators,
  bearerToken,
  ensureReadsOnly,
  ensureRecentIdentityProof,
} from "./authorize.ts";
import { runIdempotently } from "./idempotency.ts";
import { noteWriteOf, readFromReplica, type ReplicaServices } from "./read-from-replica.ts";
import { requestLanguage } from "./request-language.ts";
import type { RunInTurn } from "./fair-queue.ts";
import { routeSchema } from "./route-schema.ts";
import { sendFile } from "./send-file.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may call the route. A route without this is refused at start. */
    access?: Access;
  }
  interface FastifyRequest {
    actor: Actor | null;
    keyHolder: KeyHolder | null;
    staff: StaffActor | null;
    now: Temporal.Instant;
  }
}

export interface HttpServices extends ReplicaServices, Authenticators {
  readonly files: Files;
  readonly clock: Clock;
  readonly config: Config;
  readonly branding: Branding;
  readonly runInTurn: RunInTurn;
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

/**
 * A handler that opens its own transactions: to keep some writes if the call is refused, or to do slow work outside of
 * them.
 */
export interface OwnTransactionHandler<E extends Endpoint> {
  readonly handle: (context: ContextFor<E>, input: EndpointInput<E>) => Promise<EndpointResult<E>>;
}

/**
 * A handler that first stores files and then returns what runs in the transaction that refers to them: while a bucket
 * hangs, no connection or lock should be held.
 */
export interface PreparedHandler<E extends Endpoint> {
  readonly prepare: (
    context: ContextFor<E>,
    input: EndpointInput<E>,
  ) => Promise<(transaction: InTransaction<ContextFor<E>>) => Promise<EndpointResult<E>>>;
}

export type Handlers<T extends EndpointTable> = {
  readonly [K in keyof T]: Handler<T[K]> | OwnTransactionHandler<T[K]> | PreparedHandler<T[K]>;
};

/**
 * Binds the endpoints of a table below `/api`. Checks run in the sequence of docs/coverage.md D5.1: authentication
 * (401), permissions and recent identity proof (403), validation (400), the identity proof that only some bodies need
 * (403); the handler adds 404 and 409. Calls other than GET run in one transaction.
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
      // Load balancers send HEAD to public endpoints only, and each further route slows down the start.
      exposeHeadRoute: endpoint.access === "public",
      config: {
        access: endpoint.access,
        ...(endpoint.missingFieldReasons && { missing: endpoint.missingFieldReasons }),
      },
      schema: routeSchema(name, endpoint),
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      onRequest: async (request) => {
        await answerInTime(request, authorize(request, endpoint.access, services));
        ensureReadsOnly(request, endpoint);
        if (endpoint.needsRecentIdentityProof === true) ensureRecentIdentityProof(request);
      },
      preHandler: async (request) => {
        if (needsProofOf(endpoint, request.body)) ensureRecentIdentityProof(request);
      },
      handler: async (request, reply) => {
        const answer = await answerInTime(
          request,
          services.runInTurn(request, () => answerCall(name, endpoint, handler, request, services)),
        );
        if (!isFileAnswer(endpoint.answer)) return reply.status(statusOf(endpoint, answer)).send(answer);
        return isSentFile(answer) ? await sendFile(reply, answer) : reply.status(202).send(answer);
      },
    });
  }
}

/** Whether the call needs a recent identity proof because of its body. */
const needsProofOf = ({ needsRecentIdentityProof }: Endpoint, body: unknown): boolean =>
  typeof needsRecentIdentityProof === "object" && needsRecentIdentityProof.isNeeded(body as never);

type AnyCall = (context: PublicContext, input: unknown) => Promise<unknown>;
type Write = (transaction: InTransaction<PublicContext>) => Promise<unknown>;
type AnyHandler =
  | AnyCall
  | { readonly handle: AnyCall }
  | { readonly prepare: (context: PublicContext, input: unknown) => Promise<Write> };

/**
 * Runs the handler of a call. Reads go to the replica if they may; after a write of a person, its log position is
 * stored before they get the answer.
 */
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
  if ("handle" in handler) return await handler.handle(context, input);
  if (endpoint.method === "GET" && !("prepare" in handler)) return await handler(context, input);
  const write =
    "prepare" in handler
      ? await handler.prepare(context, input)
      : (transaction: InTransaction<PublicContext>) => handler(transaction, input);
  return await inTransaction(context, async (transaction) => {
    const call = () => write(transaction);
    const key = request.headers["idempotency-key"];
    if (endpoint.idempotent === undefined || typeof key !== "string") return await call();
    return await runIdempotently(transaction as InTransaction, endpoint, key, input, call);
  });
}

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
