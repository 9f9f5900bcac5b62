import { createECDH } from "node:crypto";
import type { Db } from "../base/database/database.ts";
import { getServerSecret } from "../base/database/server-secret.ts";

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys by which push services know this server (RFC 8292), made at first use. All but one in four billion 256-bit
 * numbers are valid private keys of P-256.
 */
export async function getVapidKeys(db: Db): Promise<VapidKeys> {
  const keys = createECDH("prime256v1");
  keys.setPrivateKey(await getServerSecret(db, "vapid"));
  return { publicKey: keys.getPublicKey("base64url"), privateKey: keys.getPrivateKey("base64url") };
}
