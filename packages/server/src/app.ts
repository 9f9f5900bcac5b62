import { randomUUID } from "node:crypto";
import { Refusal, type Branding } from "@kreislauf/contract/base";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { accessTable } from "./app/access-table.ts";
import { registerErrorHandler } from "./base/http/error-handler.ts";
import { bindBrandingRoutes } from "./base/http/branding.routes.ts";
import type { Clock } from "./base/clock.ts";
import type { Config } from "./base/config.ts";
import type { Database } from "./base/database/database.ts";
import { getServerSecret } from "./base/database/server-secret.ts";
import type { HttpServices } from "./base/http/bind-endpoints.ts";
import { serveWebAppManifest } from "./base/http/web-app-manifest.ts";
import { loggerOptions, logRequests } from "./base/log.ts";
import type { Metrics } from "./base/metrics.ts";
import type { Tracing } from "./base/tracing.ts";
import { traceRequests } from "./base/http/trace-requests.ts";
import { type Files, openFiles } from "./base/files/files.ts";
import { createFairQueue } from "./base/http/fair-queue.ts";
import { registerRateLimit } from "./base/http/rate-limit.ts";
import { maxHeaderSize } from "./base/http/node-http.ts";
import { serveOpenApi } from "./base/http/openapi.ts";
import { parseJsonBodies } from "./base/http/parse-json-body.ts";
import { serializeAnswers } from "./base/http/serialize-answers.ts";
import { validatorCompiler } from "./base/http/validator-compiler.ts";
import { registerSecurityHeaders } from "./base/http/security-headers.ts";
import { serveDesk, serveSpecimen, serveWebApp, webRoot as builtWebApp } from "./base/http/static-files.ts";
import {
  answerMalformedRequests,
  refuseUnreadableAddresses,
  rewriteUnreadableAddress,
} from "./base/http/malformed-requests.ts";
import { bindApprovalsRoutes, forecastApprovals, gateOrders, guardChange } from "./approvals/index.ts";
import { bindAgreementsRoutes } from "./agreements/index.ts";
import { bindPurchasingRoutes } from "./purchasing/index.ts";
import { bindCatalogRoutes } from "./catalog/index.ts";
import { bindBudgetsRoutes } from "./budgets/index.ts";
import { bindDisposersRoutes } from "./disposers/index.ts";
import { bindDocumentsRoutes } from "./documents/index.ts";
import { replicaCalls } from "./app/replica-calls.ts";
import { errorTexts } from "./app/error-texts.ts";
import { internalMessages } from "./app/internal-messages.ts";
import { bindCalendarRoutes, bindExportsRoutes } from "./exports/index.ts";
import { assignExternalContact, bindSitesRoutes, releaseContactPerson } from "./sites/index.ts";
import { bindInvoicesRoutes, findCheckedInvoices } from "./invoices/index.ts";
import { bindLabelsRoutes } from "./labels/index.ts";
import { bindBalanceRoutes } from "./balance/index.ts";
import {
  bindLiveRoutes,
  bindMailboxRoutes,
  bindNotificationsRoutes,
  createLiveHub,
} from "./notifications/index.ts";
import {
  bindOrderingRoutes,
  bindOrdersRoutes,
  bindSavedViewsRoutes,
  readOrderSummaries,
} from "./orders/index.ts";
import { bindProviderRoutes, disposerVerbs, findKeyHolder } from "./provider/index.ts";
import { bindAccountingRoutes } from "./accounting/index.ts";
import { bindProofsRoutes } from "./proofs/index.ts";
import { bindWasteRegisterRoutes } from "./waste-register/index.ts";
import { bindSeparationRoutes } from "./separation/index.ts";
import {
  bindCompanySignInRoutes,
  bindSecondFactorRoutes,
  bindSessionRoutes,
  bindPasskeyRoutes,
  createAuthenticator,
  endSessionsInCompany,
  getSessionSecrets,
  type SessionSecrets,
  inviteUser,
  reinviteUser,
  refuseDuringMaintenance,
} from "./session/index.ts";
import { bindDeskLive, bindDeskRoutes, createViewAuthenticator } from "./desk/index.ts";
import { bindDeskImports } from "./operator/index.ts";
import { bindStaffRoutes, createStaffAuthenticator } from "./staff/index.ts";
import { bindQuestionsRoutes, keepInquiryFiles } from "./questions/index.ts";
import { bindQuotesRoutes } from "./quotes/index.ts";
import { bindUsersRoutes } from "./users/index.ts";

export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly branding: Branding;
  /** The folder of the built web app. */
  readonly webRoot?: string;
  /** Keys for signing tokens; read from the database if not given. */
  readonly secrets?: SessionSecrets;
  /** The file store; opened as configured if not given. */
  readonly files?: Files;
  /** Counts answered requests; undefined without `METRICS_PORT`. */
  readonly metrics?: Metrics | undefined;
  /** Traces single requests; undefined without `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly tracing?: Tracing | undefined;
}

/** Replaces Fastify's own compilers, which take long to load. The app sets its own before any route needs one. */
const noCompilers = {
  buildValidator: compilerUnused,
  buildSerializer: compilerUnused,
};

function compilerUnused(): never {
  throw new Error("The app has set no compiler of schemas.");
}

/** Builds the whole server without opening a port: the process then listens, while tests call it directly. */
export async function createApp({
  config,
  database,
  clock,
  branding,
  webRoot = builtWebApp,
  metrics,
  tracing,
  secrets: givenSecrets,
  files,
}: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES.length === 0 ? false : [...config.TRUSTED_PROXIES],
    keepAliveTimeout: 5_000,
    requestTimeout: 60_000,
    exposeHeadRoutes: false,
    connectionTimeout: 60_000,
    forceCloseConnections: "idle",
    return503OnClosing: true,
    rewriteUrl: rewriteUnreadableAddress,
    clientErrorHandler: answerMalformedRequests(() => app),
    // Path parameters may be as long as a header allows, so that the schema refuses those that are too long.
    routerOptions: { maxParamLength: maxHeaderSize },
    schemaController: { compilersFactory: noCompilers },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeAnswers({ check: config.NODE_ENV !== "production" }));
  parseJsonBodies(app);
  registerErrorHandler(app, errorTexts, internalMessages);
  requireAccessOfEveryRoute(app);
  traceRequests(app, tracing);
  registerSecurityHeaders(app, config, webRoot);
  decorateRequests(app, config, clock);
  refuseDuringMaintenance(app, database.db, clock);
  logRequests(app, metrics);
  refuseUnreadableAddresses(app);
  if (config.WEB_ORIGINS.length > 0) {
    await app.register(import("@fastify/cors"), {
      origin: [...config.WEB_ORIGINS],
      exposedHeaders: ["Content-Disposition", "Date", "Retry-After", "X-Request-Id"],
    });
  }
  await registerRateLimit(app, config);
  const secrets = givenSecrets ?? (await getSessionSecrets(database.db));
  const deskSecret = await getServerSecret(database.db, "desk-token");
  const viewSecret = await getServerSecret(database.db, "view-token");
  const authenticate = createViewAuthenticator(
    database.db,
    viewSecret,
    createAuthenticator(database.db, secrets, database.replica !== undefined),
  );
  const services: HttpServices = {
    db: database.db,
    replica: database.replica,
    replicaCalls,
    files: files ?? (await openFiles(config)),
    clock,
    config,
    branding,
    authenticate,
    authenticateKey: (key) => findKeyHolder(database.db, key),
    authenticateStaff: createStaffAuthenticator(database.db, deskSecret),
    runInTurn: createFairQueue({ atOnce: config.DATABASE_URL === undefined ? 1 : 2 }),
  };
  const live = createLiveHub({ database, clock, authenticate, log: app.log });
  metrics?.watchStreams(() => live.count());
  await app.register(async (api) => {
    serveOpenApi(api);
    bindBrandingRoutes(api, services);
    bindSessionRoutes(api, services, secrets);
    bindSecondFactorRoutes(api, services, secrets);
    bindPasskeyRoutes(api, services, secrets);
    bindCompanySignInRoutes(api, services, secrets);
    bindUsersRoutes(api, services, {
      endSessions: endSessionsInCompany,
      releaseContactPerson,
      accessTable,
      inviteUser,
      reinviteUser,
      assignContact: assignExternalContact,
    });
    bindCatalogRoutes(api, services);
    bindSitesRoutes(api, services);
    bindAgreementsRoutes(api, services, readOrderSummaries);
    bindDocumentsRoutes(api, services, findCheckedInvoices);
    bindPurchasingRoutes(api, services);
    bindSavedViewsRoutes(api, services);
    bindOrdersRoutes(api, services, gateOrders, guardChange);
    bindOrderingRoutes(api, services, gateOrders, forecastApprovals);
    bindApprovalsRoutes(api, services);
    bindExportsRoutes(api, services);
    bindCalendarRoutes(api, services);
    bindQuestionsRoutes(api, services);
    bindQuotesRoutes(api, services, keepInquiryFiles);
    bindInvoicesRoutes(api, services);
    bindAccountingRoutes(api, services);
    bindBudgetsRoutes(api, services);
    bindDisposersRoutes(api, services, disposerVerbs);
    bindLabelsRoutes(api, services);
    bindBalanceRoutes(api, services);
    bindProofsRoutes(api, services);
    bindWasteRegisterRoutes(api, services);
    bindSeparationRoutes(api, services);
    bindProviderRoutes(api, services);
    bindStaffRoutes(api, services, deskSecret);
    bindDeskRoutes(api, services, viewSecret);
    bindDeskLive(api, services, database);
    bindDeskImports(api, services);
    bindNotificationsRoutes(api, services);
    bindLiveRoutes(api, services, live);
    if (config.NODE_ENV !== "production") bindMailboxRoutes(api, services);
  });
  serveWebAppManifest(app, services);
  await serveWebApp(app, webRoot, config.NODE_ENV === "production");
  await serveDesk(app, config.NODE_ENV === "production");
  if (config.NODE_ENV !== "production") await serveSpecimen(app);
  return app;
}

function requireAccessOfEveryRoute(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    if (route.url.startsWith("/api") && route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it.`);
    }
  });
}

function decorateRequests(app: FastifyInstance, config: Config, clock: Clock): void {
  app.decorateRequest("actor", null);
  app.decorateRequest("keyHolder", null);
  app.decorateRequest("staff", null);
  app.decorateRequest("now");
  // Header with the URL of the former portal, to which a browser with an unsupported version of the web app is sent.
  // The browser cannot read it from the branding, because that call is refused too.
  const formerPortal: Record<string, string> =
    config.LEGACY_URL === undefined ? {} : { location: config.LEGACY_URL };
  app.addHook("onRequest", (request, _reply, done) => {
    request.now = clock.now();
    const version = request.headers["x-connect-version"];
    const isRefused = typeof version === "string" && config.UNSUPPORTED_VERSIONS.includes(version);
    done(isRefused ? new Refusal("unsupported_version", [], formerPortal) : undefined);
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    void reply.header("x-request-id", request.id);
    void reply.header("date", new Date(clock.now().epochMilliseconds).toUTCString());
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
    done();
  });
}
