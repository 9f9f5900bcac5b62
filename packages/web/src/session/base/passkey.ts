import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@kreislauf/contract/session";
import * as passkeys from "@kreislauf/ui/base/passkeys.ts";
import { ApiError } from "../../base/api-error.ts";

const refused = (message: string) => new ApiError({ code: "passkey_refused", message, details: [] });

export { endPasskeyQuestion } from "@kreislauf/ui/base/passkeys.ts";

export const createPasskey = (options: PasskeyCreationOptions) => passkeys.createPasskey(options, refused);

export const askForPasskey = (options: PasskeyRequestOptions) => passkeys.askForPasskey(options, refused);
