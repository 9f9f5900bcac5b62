import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { currentLanguage } from "./language.ts";
import { passkeyTexts } from "./passkeys.texts.ts";

/** The WebAuthn options as the server sends them. */
interface Options {
  readonly challenge: string;
}

/** Creates the app's own error from a sentence. */
type ToError = (sentence: string) => Error;

/** Creates a passkey; undefined if the person cancelled. Rejects with the error that `toError` makes. */
export async function createPasskey(options: Options, toError: ToError) {
  return await ask(toError, async () => {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  });
}

/** Asks for a passkey; undefined if the person cancelled. Rejects with the error that `toError` makes. */
export async function askForPasskey(options: Options, toError: ToError) {
  return await ask(toError, async () => {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
    return { id, clientDataJSON, authenticatorData, signature, userHandle };
  });
}

/** Cancels the browser's question: some browsers leave it open forever. */
export const endPasskeyQuestion = (): void => WebAuthnAbortService.cancelCeremony();

async function ask<Passkey>(
  toError: ToError,
  question: () => Promise<Passkey>,
): Promise<Passkey | undefined> {
  const texts = passkeyTexts[currentLanguage()];
  if (!browserSupportsWebAuthn()) throw toError(texts.unsupported);
  try {
    return await question();
  } catch (error) {
    const { name } = error as Error;
    // Browsers report a cancelled question like one that nobody answered.
    if (name === "NotAllowedError" || name === "AbortError") return undefined;
    throw toError(name === "InvalidStateError" ? texts.known : texts.unusable);
  }
}
