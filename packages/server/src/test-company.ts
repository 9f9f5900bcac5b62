import { randomUUID } from "node:crypto";
import { cycleInterval } from "@kreislauf/contract/agreements";
import { berlinDate, permission, weekday } from "@kreislauf/contract/base";
import type { Land } from "@kreislauf/contract/catalog";
import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import { claimReason, orderStatus, type Proposal } from "@kreislauf/contract/orders";
import { type ProviderScope, providerScopes } from "@kreislauf/contract/provider";
import type { SignedIn } from "@kreislauf/contract/session";
import { locationKeys } from "./locations/index.ts";
import { createApiKey } from "./provider/api-keys.ts";
import { hashPassword } from "./session/index.ts";
import type { TestPortal } from "./test-portal.ts";

export const testPassword = "Kreislauf1";
const passwordHash = await hashPassword(testPassword);

/** A company of a test's own, with one site, one agreement on call and one person who may do everything. */
export interface TestCompany {
  readonly companyId: number;
  readonly locationId: number;
  readonly agreementId: number;
  readonly userId: number;
  readonly email: string;
  /** Access token of the person. */
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
  const locationId = await createTestLocation(portal, companyId, options.land);
  const agreementId = await createTestAgreement(portal, companyId, locationId, options.containersOnSite);
  const user = await createTestUser(portal, companyId, {
    permissions: options.permissions ?? Object.values(permission),
    locationIds: [locationId],
  });
  return { companyId, locationId, agreementId, ...user };
}

export async function createTestLocation(
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
    .insertInto("locations")
    .values({
      company_id: companyId,
      alias: site.alias,
      location_order_number: site.locationOrderNumber,
      street: site.street,
      house_number: site.houseNumber,
      zip: site.zip,
      city: site.city,
      land,
      lat: 51.3,
      lon: 9.5,
      ...locationKeys(site),
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

/** The offers behind test agreements, each with a container type of its own; the rest is the catalog's usual. */
const testOffers = {
  usual: { container: 203, type: agreementType.callOff },
  periodic: { container: 203, type: agreementType.periodic },
  emptying: { container: 204, type: agreementType.callOff, emptying_container: true },
  bigBags: { container: 205, type: agreementType.callOff, big_bag: true, unit: "piece" },
  vehicleParts: { container: 206, type: agreementType.callOff, vehicle_parts: true, unit: "piece" },
} as const;
export type TestOffer = keyof typeof testOffers;

/** What the catalog of tests holds, so that it can be chosen from. */
export async function ensureTestOffer(portal: TestPortal, name: TestOffer): Promise<number> {
  const { container, type, ...terms } = testOffers[name];
  const { db } = portal.database;
  await db
    .insertInto("waste_types")
    .values({
      id: 101,
      description: "Altholz A I–III",
      sort_key: "altholz",
      avv_code: "170201",
      hazardous: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("container_types")
    .values({
      id: container,
      type: "Absetzcontainer 7 m³",
      sort_key: "absetz",
      size: "7 m³",
      drawing: "absetzcontainer",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { exchange, remove, empty, place, pickUp } = containerAction;
  await db
    .insertInto("service_offers")
    .values({
      waste_type_id: 101,
      container_type_id: container,
      agreement_type_id: type,
      container_action_ids: [exchange, empty, remove, place, pickUp],
      lead_time_days: 1,
      placement_lead_time_days: 5,
      unit: "container",
      min_amount: 1,
      max_amount: null,
      big_bag: false,
      vehicle_parts: false,
      airbag: false,
      emptying_container: false,
      customer_owned: false,
      ...terms,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom("service_offers")
    .select("id")
    .where("waste_type_id", "=", 101)
    .where("container_type_id", "=", container)
    .where("agreement_type_id", "=", type)
    .executeTakeFirstOrThrow();
  return id;
}

export async function createTestAgreement(
  portal: TestPortal,
  companyId: number,
  locationId: number,
  containersOnSite = 2,
  offer: TestOffer = "usual",
  status: "requested" | "active" = "active",
): Promise<number> {
  const { container, type } = testOffers[offer];
  const isPeriodic = type === agreementType.periodic;
  const { id } = await portal.database.db
    .insertInto("agreements")
    .values({
      company_id: companyId,
      location_id: locationId,
      agreement_number: randomUUID(),
      offer_id: await ensureTestOffer(portal, offer),
      agreement_type_id: type,
      waste_type_id: 101,
      container_type_id: container,
      status,
      containers_on_site: containersOnSite,
      cycle_interval: isPeriodic ? cycleInterval.weekly : null,
      weekday1: isPeriodic ? weekday.wednesday : null,
      weekday2: null,
      cycle_start: isPeriodic ? "2027-02-01" : null,
      pending_change: null,
      created_on: portal.now().toString(),
      ended_on: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface UserOptions {
  readonly permissions: readonly number[];
  readonly locationIds: readonly number[];
  readonly initialPassword?: boolean;
}

/** A person of a company, signed in. */
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
      password_hash: passwordHash,
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
  if (options.locationIds.length > 0) {
    await db
      .insertInto("user_locations")
      .values(options.locationIds.map((id) => ({ user_id: userId, company_id: companyId, location_id: id })))
      .execute();
  }
  return { userId, email, token: (await signInTestUser(portal, email)).accessToken };
}

export async function signInTestUser(portal: TestPortal, email: string): Promise<SignedIn> {
  const answer = await portal.call({
    method: "POST",
    path: "/auth/login/credentials",
    body: { email, password: testPassword },
  });
  return answer.json<SignedIn>();
}

/** An API key of the provider, with every scope unless said otherwise. */
export async function createTestKey(
  portal: TestPortal,
  scopes: readonly ProviderScope[] = providerScopes,
): Promise<string> {
  const wish = { name: "Testdisposition", scopes };
  return (await createApiKey(portal.database.db, wish, portal.now())).key;
}

interface OrderOptions {
  readonly status?: number;
  readonly desiredDate?: string;
  readonly containerActionId?: number;
  readonly amount?: number;
  readonly createdBy?: number;
  readonly taskCreationGroup?: number;
  readonly executedOn?: string;
  readonly proposal?: Proposal;
}

let lastOrderNumber = 9_000_000;

/** An order as the database may hold it, whatever the rules say about making it. */
export async function createTestOrder(
  portal: TestPortal,
  company: Pick<TestCompany, "companyId" | "locationId" | "agreementId" | "userId">,
  options: OrderOptions = {},
): Promise<number> {
  const desired_date = options.desiredDate ?? "2027-03-10";
  const now = portal.now().toString();
  lastOrderNumber += 1;
  const { id } = await portal.database.db
    .insertInto("orders")
    .values({
      company_id: company.companyId,
      location_id: company.locationId,
      agreement_id: company.agreementId,
      order_number: lastOrderNumber,
      status: options.status ?? orderStatus.open,
      waste_type_id: 101,
      container_type_id: 203,
      agreement_type_id: agreementType.callOff,
      container_action_id: options.containerActionId ?? containerAction.empty,
      amount: options.amount ?? 1,
      desired_date,
      confirmed_date: null,
      latest_execution_date: desired_date,
      order_date: berlinDate(portal.now()),
      created_on: now,
      created_by: options.createdBy ?? company.userId,
      task_creation_group: options.taskCreationGroup ?? null,
      cycle_day: null,
      executed_on: options.executedOn ?? null,
      weight_kg: null,
      claim: options.status === orderStatus.claimed ? JSON.stringify(testClaim(company.userId, now)) : null,
      cancellation: null,
      proposal: options.proposal ? JSON.stringify(options.proposal) : null,
      finished_on: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const testClaim = (userId: number, claimedOn: string) => ({
  claimedOn,
  claimedBy: { id: userId, name: "Jana Petersen" },
  claimReasonId: claimReason.noDisposal,
  reason: null,
  ticketNumber: null,
  ticketStatus: null,
  editedOn: null,
  editedBy: null,
  hint: null,
});
