import type { Db } from "../../base/database/database.ts";
import { findServerSecret, getServerSecret, rotateServerSecret } from "../../base/database/server-secret.ts";

export interface SessionSecrets {
  /** The key that signs access tokens. */
  readonly access: Buffer;
  /** The keys whose access tokens are accepted: the current one and, for a while after a rotation, the former one. */
  readonly accepted: readonly Buffer[];
  /** The key that seals and derives refresh tokens. */
  readonly refresh: Buffer;
  /** Reads the keys for access tokens again from the database. */
  reload(): Promise<void>;
}

const accessKey = "access-token";
const formerAccessKey = "access-token-former";

export async function getSessionSecrets(db: Db): Promise<SessionSecrets> {
  let keys = await readAccessKeys(db);
  const refresh = await getServerSecret(db, "refresh-token");
  return {
    get access() {
      return keys.access;
    },
    get accepted() {
      return keys.accepted;
    },
    refresh,
    reload: async () => {
      const read = await readAccessKeys(db);
      const isSame = read.access.equals(keys.access) && read.accepted.length === keys.accepted.length;
      if (!isSame) keys = read;
    },
  };
}

async function readAccessKeys(db: Db) {
  const access = await getServerSecret(db, accessKey);
  const former = await findServerSecret(db, formerAccessKey);
  return { access, accepted: former === undefined ? [access] : [access, former] };
}

/** Replaces the key that signs access tokens. Tokens signed with the former key stay valid if `keepsFormer`. */
export const rotateAccessKey = (db: Db, { keepsFormer }: { readonly keepsFormer: boolean }): Promise<void> =>
  rotateServerSecret(db, accessKey, keepsFormer ? formerAccessKey : undefined);
