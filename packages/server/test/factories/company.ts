import { argon2Sync, randomUUID } from "node:crypto";
import { permission } from "@kreislauf/contract/base";
import type { Land } from "@kreislauf/contract/catalog";
import { type ProviderScope, providerScopes } from "@kreislauf/contract/provider";
import type { SignedIn } from "@kreislauf/contract/session";
import { siteKeys } from "../../src/sites/index.ts";
import { createApiKey } from "../../src/provider/base/api-keys.store.ts";
import { createTestAgreement } from "./agreement.ts";
import type { TestPortal } from "../portal/portal.ts";

export const testPassword = "Kreislauf1";

/**
 * The hash of `testPassword` at the lowest cost. At the portal's usual cost, signing in thousands of people would take
 * minutes of a test run.
 */
export const cheapPasswordHash = hashCheaply(testPassword);

function hashCheaply(message: string): string {
  const nonce = Buffer.from("sixteen bytes ok");
  const tag = argon2Sync("argon2id", { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  return `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString("base64")}$${tag.toString("base64")}`;
}

/** A new company with one site, one call-off agreement and one person, who has all permissions by default. */
export interface TestCompany {
  readonly companyId: number;
  readonly siteId: number;
  readonly agreementId: number;
  readonly userId: number;
  readonly email: string;
  /** The person's access token. */
  readonly token: string;
}

interface CompanyOptions {
  readonly land?: Land;
  readonly permissions?: readonly number[];
  readonly containersOnSite?: number;
}

export async function createTestCompany(
  portal: TestPortal,
  options: CompanyOptions = {},
): Promise<TestCompany> {
  const { db } = portal.database;
  const created_at = portal.now().toString();
  const { id: companyId } = await db
    .insertInto("companies")
    .values({ name: "Testbetrieb", customer_number: randomUUID(), documents_enabled: true, created_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const siteId = await createTestSite(portal, companyId, options.land);
  const agreementId = await createTestAgreement(portal, companyId, siteId, options.containersOnSite);
  const user = await createTestUser(portal, companyId, {
    permissions: options.permissions ?? Object.values(permission),
    siteIds: [siteId],
  });
  return { companyId, siteId, agreementId, ...user };
}

export async function createTestSite(
  portal: TestPortal,
  companyId: number,
  land: Land = "HE",
): Promise<number> {
  const site = {
    alias: "Werkstatt 2",
    locationOrderNumber: "4100-02",
    street: "Lohgerberweg",
    houseNumber: "21",
    zip: "34123",
    city: "Kassel",
  };
  const { id } = await portal.database.db
    .insertInto("sites")
    .values({
      company_id: companyId,
      alias: site.alias,
      site_order_number: site.locationOrderNumber,
      street: site.street,
      house_number: site.houseNumber,
      zip: site.zip,
      city: site.city,
      land,
      lat: 51.3,
      lon: 9.5,
      ...siteKeys(site),
      contract_number: null,
      partner_number: null,
      ship_to_number: null,
      gln_number: null,
      disposer: "Testentsorger",
      created_at: portal.now().toString(),
      activated_at: portal.now().toString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface UserOptions {
  readonly permissions: readonly number[];
  readonly siteIds: readonly number[];
  readonly initialPassword?: boolean;
}

/** Creates a person of a company and signs them in. */
export async function createTestUser(portal: TestPortal, companyId: number, options: UserOptions) {
  const { db } = portal.database;
  const created_at = portal.now().toString();
  const email = `${randomUUID()}@test.example`;
  const { id: userId } = await db
    .insertInto("users")
    .values({
      email,
      first_name: "Jana",
      last_name: "Petersen",
      sort_key: "petersen jana",
      phone: null,
      password_hash: cheapPasswordHash,
      initial_password: options.initialPassword ?? false,
      created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("memberships")
    .values({
      user_id: userId,
      company_id: companyId,
      permissions: [...options.permissions],
      created_at,
      deleted_at: null,
    })
    .execute();
  await assignTestSites(portal, { userId, companyId }, options.siteIds);
  return { userId, email, token: (await signInTestUser(portal, email)).accessToken };
}

/** Makes a person a member of another company, with the permission that every user has. */
export async function addTestMembership(
  portal: TestPortal,
  userId: number,
  companyId: number,
): Promise<void> {
  await portal.database.db
    .insertInto("memberships")
    .values({
      user_id: userId,
      company_id: companyId,
      permissions: [permission.defaultUser],
      created_at: portal.now().toString(),
      deleted_at: null,
    })
    .execute();
}

/** Lets a person see these sites of the company. */
export async function assignTestSites(
  portal: Pick<TestPortal, "database">,
  { userId, companyId }: Pick<TestCompany, "userId" | "companyId">,
  siteIds: readonly number[],
): Promise<void> {
  if (siteIds.length === 0) return;
  await portal.database.db
    .insertInto("user_sites")
    .values(siteIds.map((id) => ({ user_id: userId, company_id: companyId, site_id: id })))
    .execute();
}

export async function signInTestUser(portal: TestPortal, email: string): Promise<SignedIn> {
  const answer = await portal.call({
    method: "POST",
    path: "/auth/login/credentials",
    body: { email, password: testPassword },
  });
  if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`);
  return answer.json<SignedIn>();
}

/** Creates an API key of the provider, by default with every scope; returns the key. */
export async function createTestKey(
  portal: TestPortal,
  scopes: readonly ProviderScope[] = providerScopes,
): Promise<string> {
  const wish = { name: "Testdisposition", scopes };
  return (await createApiKey(portal.database.db, wish, portal.now())).key;
}
