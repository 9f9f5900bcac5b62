import { createHash, createHmac } from "node:crypto";
import type { CodeState } from "@kreislauf/contract/labels";
import type { Db } from "../base/database/database.ts";
import { getServerSecret } from "../base/database/server-secret.ts";

export const hashContainerToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * The function that computes the token of a code: 256 bits, derived from the server's secret, the agreement and the
 * number of the code. A label can therefore be printed again although only the hash of its token is stored.
 */
export async function readTokenSource(db: Db) {
  const secret = await getServerSecret(db, "container-code");
  return (agreementId: number, codeNumber: number): string =>
    createHmac("sha256", secret).update(`container ${agreementId} ${codeNumber}`).digest("base64url");
}
export type TokenSource = Awaited<ReturnType<typeof readTokenSource>>;

interface StoredCode {
  readonly agreement_id: number;
  readonly code_number: number | null;
  readonly token_hash: Uint8Array | null;
}

export function codeStateOf(code: StoredCode, tokenOf: TokenSource): CodeState {
  const { agreement_id, code_number, token_hash } = code;
  if (token_hash === null) return (code_number ?? 0) === 0 ? "none" : "ended";
  const derived = hashContainerToken(tokenOf(agreement_id, code_number ?? 0));
  return derived.equals(token_hash) ? "active" : "unprintable";
}
