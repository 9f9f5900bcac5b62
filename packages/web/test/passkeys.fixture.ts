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

/** What `fakeAuthenticator` answers, as the calls carry it. */
export const assertionFixture = {
  id: "cGFzc2tleQ",
  clientDataJSON: "Y2xpZW50",
  authenticatorData: "ZGF0YQ",
  signature: "c2lnbmF0dXJl",
  userHandle: "Nw",
};
export const attestationFixture = {
  id: "cGFzc2tleQ",
  clientDataJSON: "Y2xpZW50",
  attestationObject: "YXR0ZXN0YXRpb24",
  transports: ["internal"],
};

/** Answers when the question is ended, as browsers do that wait for a person without end. */
const unanswered = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));

/** Answers in the place of the browser's question; `refusal` is the name of the error it fails with. */
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
