import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@kreislauf/contract/session";
import { onTestFinished, vi } from "vitest";

export const requestOptionsFixture: PasskeyRequestOptions = {
  challenge: "Y2hhbGxlbmdl",
  rpId: "portal.example",
  timeout: 300_000,
  userVerification: "required",
  allowCredentials: [],
};

export const creationOptionsFixture: PasskeyCreationOptions = {
  challenge: "Y2hhbGxlbmdl",
  rp: { id: "portal.example", name: "Kreislauf" },
  user: { id: "Nw", name: "jana@holzbau.example", displayName: "Jana Petersen" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  attestation: "none",
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
};

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The answer of `fakeAuthenticator` when a passkey signs in, as it is sent to the server. */
export const assertionFixture = {
  id: "cGFzc2tleQ",
  clientDataJSON: "Y2xpZW50",
  authenticatorData: "ZGF0YQ",
  signature: "c2lnbmF0dXJl",
  userHandle: "Nw",
};
/** The answer of `fakeAuthenticator` when a passkey is created, as it is sent to the server. */
export const attestationFixture = {
  id: "cGFzc2tleQ",
  clientDataJSON: "Y2xpZW50",
  attestationObject: "YXR0ZXN0YXRpb24",
  transports: ["internal"],
};

/** Waits until the request is aborted and rejects then, like a browser whose question nobody answers. */
const unanswered = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));

/**
 * Replaces the browser's passkey functions for the test. With a `refusal` they reject with an error of this name;
 * `unanswered` waits until the request is aborted.
 */
export function fakeAuthenticator(
  refusal?: "NotAllowedError" | "InvalidStateError" | "UnknownError" | "unanswered",
) {
  const credential = (response: object) => ({
    id: assertionFixture.id,
    rawId: bytes("passkey"),
    type: "public-key",
    authenticatorAttachment: "platform",
    getClientExtensionResults: () => ({}),
    response,
  });
  const answer = (signal: AbortSignal | undefined, response: object) => {
    if (refusal === "unanswered") return unanswered(signal);
    return refusal === undefined
      ? Promise.resolve(credential(response) as unknown as Credential)
      : Promise.reject(new DOMException("refused", refusal));
  };
  const uses = vi.spyOn(navigator.credentials, "get").mockImplementation((options) =>
    answer(options?.signal, {
      clientDataJSON: bytes("client"),
      authenticatorData: bytes("data"),
      signature: bytes("signature"),
      userHandle: bytes("7"),
    }),
  );
  const creations = vi.spyOn(navigator.credentials, "create").mockImplementation((options) =>
    answer(options?.signal, {
      clientDataJSON: bytes("client"),
      attestationObject: bytes("attestation"),
      getTransports: () => ["internal"],
    }),
  );
  onTestFinished(() => {
    uses.mockRestore();
    creations.mockRestore();
  });
}
