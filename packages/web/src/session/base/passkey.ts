import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from "@kreislauf/contract/session";
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";
import { ApiError } from "../../base/api-error.ts";
import { passkeyTexts } from "./passkey.texts.ts";

/** Creates a passkey; undefined if the person closed the browser's question. Rejects with a sentence. */
export async function createPasskey(
  options: PasskeyCreationOptions,
): Promise<PasskeyAttestation | undefined> {
  return await ask(async () => {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  });
}

/** Uses a passkey; undefined if the person closed the browser's question. Rejects with a sentence. */
export async function askForPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion | undefined> {
  return await ask(async () => {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
    return { id, clientDataJSON, authenticatorData, signature, userHandle };
  });
}

async function ask<Passkey>(question: () => Promise<Passkey>): Promise<Passkey | undefined> {
  if (!browserSupportsWebAuthn()) throw refused("unsupported");
  try {
    return await question();
  } catch (error) {
    const { name } = error as Error;
    // Browsers do not tell a closed question from one that nobody answered.
    if (name === "NotAllowedError" || name === "AbortError") return undefined;
    throw refused(name === "InvalidStateError" ? "known" : "unusable");
  }
}

const refused = (reason: keyof (typeof passkeyTexts)["de"]) =>
  new ApiError({ code: "passkey_refused", message: passkeyTexts[currentLanguage()][reason], details: [] });
