import { createHash, createHmac } from "node:crypto";
import type { Db } from "../../base/database/database.ts";
import { getServerSecret } from "../../base/database/server-secret.ts";

/**
 * The 256-bit secret of a webhook, derived from the server secret and the webhook's name, so that it need not be
 * stored. It is shown only when the webhook is created.
 */
export async function deriveWebhookSecret(db: Db, handle: string): Promise<Buffer> {
  const server = await getServerSecret(db, "webhooks");
  return createHmac("sha256", server).update(handle).digest();
}

export const hashWebhookSecret = (secret: Buffer): Buffer => createHash("sha256").update(secret).digest();

/** The secret in the notation for the receiver (Standard Webhooks, "Symmetric"). */
export const formatWebhookSecret = (secret: Buffer): string => `whsec_${secret.toString("base64")}`;

/** Headers that prove where a body comes from and when it was sent (Standard Webhooks, "Webhook Headers"). */
export function signWebhook(
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
