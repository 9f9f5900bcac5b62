import * as z from "zod/mini";
import { type EndpointTable, idParam } from "../base/index.ts";
import {
  newPasskey,
  passkeyAssertion,
  passkeyCreated,
  passkeyCreationOptions,
  passkeyName,
  passkeyRequestOptions,
} from "./passkey.schema.ts";
import { loginTicket } from "./second-factor.schema.ts";
import { passkeySignInAnswer } from "./session.schema.ts";

export const passkeysApi = {
  passkeySignInOptions: {
    method: "POST",
    path: "/auth/login/passkey/options",
    summary: "Begin to sign in with a passkey in place of the password; good for 5 minutes and once",
    access: "public",
    answer: passkeyRequestOptions,
  },
  signInWithPasskey: {
    method: "POST",
    path: "/auth/login/passkey",
    summary: "Sign in with a passkey, which takes the place of password and second factor",
    access: "public",
    body: z.strictObject({ passkey: passkeyAssertion }),
    answer: passkeySignInAnswer,
    refusals: ["passkey_refused", "passkey_expired", "company_sign_in_required", "company_deactivated"],
  },
  secondFactorPasskeyOptions: {
    method: "POST",
    path: "/auth/login/second-factor/passkey/options",
    summary: "Begin the second step of signing in with a passkey; the answer belongs to this ticket",
    access: "public",
    body: z.strictObject({ ticket: loginTicket }),
    answer: passkeyRequestOptions,
    refusals: ["sign_in_expired"],
  },
  passkeyCreationOptions: {
    method: "POST",
    path: "/account/passkeys/options",
    summary: "Begin to add a passkey",
    access: "account",
    needsRecentIdentityProof: true,
    answer: passkeyCreationOptions,
    refusals: ["too_many_passkeys"],
  },
  addPasskey: {
    method: "POST",
    path: "/account/passkeys",
    summary: "Add a passkey; signs out the other devices, and the first one brings recovery codes",
    access: "account",
    needsRecentIdentityProof: true,
    body: newPasskey,
    answer: passkeyCreated,
    refusals: ["passkey_refused", "passkey_expired", "too_many_passkeys"],
  },
  renamePasskey: {
    method: "PATCH",
    path: "/account/passkeys/:id",
    summary: "Rename a passkey",
    access: "account",
    needsRecentIdentityProof: true,
    params: z.object({ id: idParam }),
    body: z.strictObject({ name: passkeyName }),
    answer: z.object({}),
    refusals: ["not_found"],
  },
  removePasskey: {
    method: "DELETE",
    path: "/account/passkeys/:id",
    summary: "Remove a passkey; with the last second factor go the recovery codes and trusted devices",
    access: "account",
    needsRecentIdentityProof: true,
    params: z.object({ id: idParam }),
    answer: z.object({}),
    refusals: ["not_found", "last_second_factor"],
  },
  identityProofPasskeyOptions: {
    method: "POST",
    path: "/account/proof/passkey/options",
    summary: "Begin to prove with a passkey who one is",
    access: "account",
    answer: passkeyRequestOptions,
  },
} as const satisfies EndpointTable;
