import { createHash, createHmac } from "node:crypto";
import type { Db } from "../base/database.ts";
import { getServerSecret } from "../base/server-secret.ts";

/**
 * The secret of a webhook, 256 bits, derived from the server's own and the webhook's name: it is shown once, need not
 * be stored anywhere, and ends with the webhook.
 */
export async function webhookSecret(db: Db, handle: string): Promise<Buffer> {
  const server = await getServerSecret(db, "webhooks");
  return createHmac("sha256", server).update(handle).digest();
}

export const secretHash = (secret: Buffer): Buffer => createHash("sha256").update(secret).digest();

/** As an operator hands it to the receiver (Standard Webhooks, "Symmetric"). */
export const shownSecret = (secret: Buffer): string => `whsec_${secret.toString("base64")}`;

/** Headers that prove a body to come from here, at this time (Standard Webhooks, "Webhook Headers"). */
export function signedHeaders(
  secret: Buffer,
  message: { readonly id: string; readonly at: Temporal.Instant; readonly body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(message.at.epochMilliseconds / 1_000));
  const signature = createHmac("sha256", secret)
    .update(`${message.id}.${timestamp}.${message.body}`)
    .digest("base64");
  return {
    "webhook-id": message.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
