import { sql } from "kysely";
import type { WriteContext } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";

export interface CompanySignInSettings {
  readonly companyId: number;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly internal: boolean;
  readonly domains: readonly string[];
  readonly provisions: boolean;
  readonly permissions: readonly number[];
  readonly groupId: number | null;
  readonly groupClaim: string | null;
}

/**
 * Sets or replaces a company's settings. Returns the problem as a sentence if a domain or the client belongs to another
 * company, else undefined.
 */
export async function upsertSettings(
  { db, now }: WriteContext,
  settings: CompanySignInSettings,
): Promise<string | undefined> {
  const { companyId, domains } = settings;
  const taken = await db
    .selectFrom("company_sign_in_domains")
    .select("domain")
    .where("domain", "in", [...domains])
    .where("company_id", "!=", companyId)
    .executeTakeFirst();
  if (taken !== undefined) return `'${taken.domain}' belongs to another company.`;
  const client = await db
    .selectFrom("company_sign_ins")
    .select("company_id")
    .where("issuer", "=", settings.issuer)
    .where("client_id", "=", settings.clientId)
    .where("company_id", "!=", companyId)
    .executeTakeFirst();
  if (client !== undefined) return "Another company uses this issuer and client.";
  const values = {
    issuer: settings.issuer,
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    internal: settings.internal,
    provisions: settings.provisions,
    permissions: [...settings.permissions],
    group_id: settings.groupId,
    group_claim: settings.groupClaim,
  };
  await db
    .insertInto("company_sign_ins")
    .values({ company_id: companyId, emergency_user_id: null, created_at: now.toString(), ...values })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(values))
    .execute();
  await db.deleteFrom("company_sign_in_domains").where("company_id", "=", companyId).execute();
  await db
    .insertInto("company_sign_in_domains")
    .values(domains.map((domain) => ({ domain, company_id: companyId })))
    .execute();
  return undefined;
}

/**
 * Makes the company sign-in required, so that only the emergency account can use a password; false if the company has
 * no company sign-in.
 */
export async function updateRequired(
  { db }: WriteContext,
  companyId: number,
  emergencyUserId: number,
): Promise<boolean> {
  const changed = await db
    .updateTable("company_sign_ins")
    .set({ required: true, emergency_user_id: emergencyUserId })
    .where("company_id", "=", companyId)
    .returning("company_id")
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Deletes a company's settings and with them its unfinished sign-ins; false if it has none. Sessions stay, and so do
 * bound accounts, in case company sign-in is set up again.
 */
export async function deleteSettings({ db }: WriteContext, companyId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom("company_sign_ins")
    .where("company_id", "=", companyId)
    .returning("company_id")
    .executeTakeFirst();
  return removed !== undefined;
}

/** The settings of all companies, without the secrets, sorted by customer number. */
export const listCompanySignIns = (db: Db) =>
  db
    .selectFrom("company_sign_ins")
    .innerJoin("companies", "companies.id", "company_sign_ins.company_id")
    .select([
      "companies.customer_number as number",
      "issuer",
      "client_id as clientId",
      "required",
      sql<string[]>`array(select domain from company_sign_in_domains as domains
        where domains.company_id = company_sign_ins.company_id order by domain collate "C")`.as("domains"),
    ])
    .orderBy(sql`companies.customer_number collate "C"`)
    .execute();

/** Names of the companies whose emergency account the person is. */
export async function listEmergencyCompanies(db: Db, userId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("company_sign_ins")
    .innerJoin("companies", "companies.id", "company_sign_ins.company_id")
    .select("companies.name")
    .where("emergency_user_id", "=", userId)
    .where("required", "=", true)
    .orderBy("companies.id")
    .execute();
  return rows.map(({ name }) => name);
}
