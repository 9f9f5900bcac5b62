import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@kreislauf/contract/session";
import { DeskError } from "../base/call.ts";

const refused = (message: string) => new DeskError({ code: "passkey_refused", message, details: [] });

/** The WebAuthn library is loaded only when somebody uses a passkey. */
const library = () => import("@kreislauf/ui/base/passkeys.ts");

export const createPasskey = async (options: PasskeyCreationOptions) =>
  await (await library()).createPasskey(options, refused);

export const askForPasskey = async (options: PasskeyRequestOptions) =>
  await (await library()).askForPasskey(options, refused);

export const endPasskeyQuestion = async () => (await library()).endPasskeyQuestion();
