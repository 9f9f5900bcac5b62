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

/** As the server gives them, which follows WebAuthn. */
interface Options {
  readonly challenge: string;
}

/** Makes the app's own error of a sentence. */
type ToError = (sentence: string) => Error;

/** Creates a passkey; undefined if the person closed the browser's question. Rejects with a sentence. */
export async function createPasskey(options: Options, toError: ToError) {
  return await ask(toError, async () => {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  });
}

/** Uses a passkey; undefined if the person closed the browser's question. Rejects with a sentence. */
export async function askForPasskey(options: Options, toError: ToError) {
  return await ask(toError, async () => {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
    return { id, clientDataJSON, authenticatorData, signature, userHandle };
  });
}

/** Ends the browser's question as if the person had closed it: some browsers let it stand without end. */
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
    // Browsers do not tell a closed question from one that nobody answered.
    if (name === "NotAllowedError" || name === "AbortError") return undefined;
    throw toError(name === "InvalidStateError" ? texts.known : texts.unusable);
  }
}
