import * as z from "zod/mini";
import { id, instant, requiredText } from "../base/index.ts";

/** The most passkeys that a person may have. */
export const maxPasskeys = 10;

/** WebAuthn data as base64url. */
const bytes = (maxLength: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maxLength));
const credentialId = bytes(1400);
const clientData = bytes(4000);

export const passkeyName = requiredText(60);

/** What the browser returns after creating a passkey (WebAuthn, `AuthenticatorAttestationResponse`). */
export const passkeyAttestation = z.strictObject({
  id: credentialId,
  clientDataJSON: clientData,
  attestationObject: bytes(20_000),
  transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
});
export type PasskeyAttestation = z.output<typeof passkeyAttestation>;

/** What the browser returns after a passkey was used (WebAuthn, `AuthenticatorAssertionResponse`). */
export const passkeyAssertion = z.strictObject({
  id: credentialId,
  clientDataJSON: clientData,
  authenticatorData: bytes(4000),
  signature: bytes(2000),
  userHandle: z.nullable(bytes(100)),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

const knownPasskey = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** `PublicKeyCredentialCreationOptions` as JSON. */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  /** In milliseconds. */
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(knownPasskey),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptions>;

/** `PublicKeyCredentialRequestOptions` as JSON. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** In milliseconds. */
  timeout: z.int(),
  userVerification: z.literal("required"),
  /** The passkeys that may be used; empty if any passkey of the portal may. */
  allowCredentials: z.array(knownPasskey),
});
export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptions>;

export const newPasskey = z.strictObject({ name: passkeyName, passkey: passkeyAttestation });
export type NewPasskey = z.output<typeof newPasskey>;

export const passkeyCreated = z.object({
  /** The recovery codes in plain text, shown only once; null for people who already have some. */
  recoveryCodes: z.nullable(z.array(z.string())),
});
export type PasskeyCreated = z.output<typeof passkeyCreated>;

export const passkey = z.object({
  id,
  name: z.string(),
  createdOn: instant,
  lastUsedOn: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;
