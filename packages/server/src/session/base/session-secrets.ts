import type { Db } from "../../base/database/database.ts";
import { getServerSecret } from "../../base/database/server-secret.ts";

export interface SessionSecrets {
  /** Signs access tokens. */
  readonly access: Buffer;
  /** Seals and derives refresh tokens. */
  readonly refresh: Buffer;
}

export async function getSessionSecrets(db: Db): Promise<SessionSecrets> {
  return {
    access: await getServerSecret(db, "access-token"),
    refresh: await getServerSecret(db, "refresh-token"),
  };
}
