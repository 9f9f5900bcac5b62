import { createHmac } from "node:crypto";
import type { ProviderScope } from "@kreislauf/contract/provider";
import type { Db } from "../../base/database/database.ts";
import { getServerSecret } from "../../base/database/server-secret.ts";
import { hashApiKey } from "../../provider/base/api-keys.store.ts";

const scopes: readonly ProviderScope[] = [
  "orders:write",
  "claims:write",
  "agreements:write",
  "inquiries:write",
  "documents:write",
];

/** The disposer's API key, which is the same at every start and in every process. Revoking it stops the disposer. */
export async function getDisposerKey(db: Db, now: Temporal.Instant): Promise<string> {
  const secret = createHmac("sha256", await getServerSecret(db, "demo disposer"));
  const bits = secret.update("key").digest();
  const prefix = `kp_${bits.toString("hex", 0, 4)}`;
  const key = `${prefix}_${bits.toString("base64url")}`;
  await db
    .insertInto("api_keys")
    .values({
      name: "Demo-Entsorger",
      prefix,
      key_hash: hashApiKey(key),
      scopes: [...scopes],
      created_at: now.toString(),
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.column("prefix").doNothing())
    .execute();
  return key;
}
