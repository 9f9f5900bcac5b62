import type { SecondFactorSettings } from "@kreislauf/contract/session";
import type { Context } from "../../base/context.ts";
import { listPasskeys } from "../passkeys.store.ts";
import { getSession } from "../session.store.ts";
import { countTrustedDevices, findAuthenticatorApp, listRecoveryCodes } from "../second-factor.store.ts";

/** What a person has set up as second factors, without secrets. */
export async function getSecondFactorSettings(context: Context): Promise<SecondFactorSettings> {
  const { userId } = context.actor;
  const app = await findAuthenticatorApp(context.db, userId);
  const codes = await listRecoveryCodes(context.db, userId);
  const [first] = codes;
  return {
    authenticatorApp: app?.confirmed_at ? { createdOn: app.confirmed_at } : null,
    passkeys: (await listPasskeys(context.db, userId)).map((row) => ({
      id: row.id,
      name: row.name,
      createdOn: row.created_at,
      lastUsedOn: row.last_used_at,
    })),
    recoveryCodes: first
      ? {
          left: codes.filter(({ used_at }) => used_at === null).length,
          total: codes.length,
          createdOn: first.created_at,
        }
      : null,
    trustedDevices: await countTrustedDevices(context, userId),
    companyAccount:
      context.actor.viewedBy === undefined && (await getSession(context)).company_account !== null,
  };
}
