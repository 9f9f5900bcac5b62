import { secondFactorApi } from "@kreislauf/contract/session";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { getSecondFactorSettings } from "./second-factor/get-second-factor-settings.ts";
import { proveIdentity } from "./second-factor/prove-identity.ts";
import { proveSecondFactor } from "./second-factor/prove-second-factor.ts";
import { removeAuthenticatorApp, resetSecondFactor } from "./second-factor/remove-second-factor.ts";
import { renewRecoveryCodes } from "./second-factor/renew-recovery-codes.ts";
import { confirmAuthenticatorApp, setUpAuthenticatorApp } from "./second-factor/set-up-authenticator-app.ts";
import { forgetTrustedDevices } from "./second-factor.store.ts";

export function bindSecondFactorRoutes(
  app: FastifyInstance,
  services: HttpServices,
  secrets: SessionSecrets,
): void {
  bindEndpoints(app, services, secondFactorApi, {
    // Handlers with their own transactions: failed attempts stay counted although the call is refused, and codes are
    // hashed before a transaction begins.
    proveSecondFactor: { handle: (context, { body }) => proveSecondFactor(context, secrets, body) },
    proveIdentity: { handle: (context, { body }) => proveIdentity(context, body) },
    confirmAuthenticatorApp: { handle: (context, { body }) => confirmAuthenticatorApp(context, body) },
    createRecoveryCodes: { handle: (context) => renewRecoveryCodes(context) },
    secondFactorSettings: (context) => getSecondFactorSettings(context),
    setUpAuthenticatorApp: (context) => setUpAuthenticatorApp(context),
    removeAuthenticatorApp: (context) => removeAuthenticatorApp(context),
    forgetTrustedDevices: async (context) => {
      await forgetTrustedDevices(context, context.actor.userId);
      return {};
    },
    resetSecondFactor: (context, { params }) => resetSecondFactor(context, params.id),
  });
}
