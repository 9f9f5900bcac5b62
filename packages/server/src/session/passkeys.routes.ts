import { passkeysApi } from "@kreislauf/contract/session";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import type { SessionSecrets } from "./base/session-secrets.ts";
import { addPasskey } from "./second-factor/add-passkey.ts";
import { removePasskey, renamePasskey } from "./second-factor/change-passkey.ts";
import {
  getCreationOptions,
  getIdentityProofOptions,
  getSecondFactorOptions,
  getSignInOptions,
} from "./second-factor/passkey-options.ts";
import { signInWithPasskey } from "./second-factor/sign-in-with-passkey.ts";

export function bindPasskeyRoutes(
  app: FastifyInstance,
  services: HttpServices,
  secrets: SessionSecrets,
): void {
  bindEndpoints(app, services, passkeysApi, {
    passkeySignInOptions: (context) => getSignInOptions(context),
    // Without a transaction, because a challenge stays used up even if the call is refused.
    signInWithPasskey: { handle: (context, { body }) => signInWithPasskey(context, secrets, body.passkey) },
    addPasskey: { handle: (context, { body }) => addPasskey(context, body) },
    secondFactorPasskeyOptions: (context, { body }) => getSecondFactorOptions(context, body.ticket),
    passkeyCreationOptions: (context) => getCreationOptions(context),
    renamePasskey: (context, { params, body }) => renamePasskey(context, params.id, body.name),
    removePasskey: (context, { params }) => removePasskey(context, params.id),
    identityProofPasskeyOptions: (context) => getIdentityProofOptions(context),
  });
}
