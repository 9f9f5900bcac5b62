import { randomUUID } from "node:crypto";
import { cycleInterval } from "@kreislauf/contract/agreements";
import { weekday } from "@kreislauf/contract/base";
import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import { endAgreementsOfDeactivated } from "../../src/orders/jobs/end-agreements-of-deactivated.ts";
import { runBatch } from "../../src/orders/jobs/run-batch.ts";
import type { TestPortal } from "../portal/portal.ts";

/** The offers on which test agreements are based. Columns that are not given here have the same value in all offers. */
const testOffers = {
  usual: { container: 203, type: agreementType.callOff },
  periodic: { container: 203, type: agreementType.periodic },
  emptying: { container: 204, type: agreementType.callOff, emptying_container: true },
  bigBags: { container: 205, type: agreementType.callOff, big_bag: true, unit: "piece" },
  vehicleParts: { container: 206, type: agreementType.callOff, vehicle_parts: true, unit: "piece" },
} as const;
export type TestOffer = keyof typeof testOffers;

/** Adds a container type whose name has a number that German and English write differently; returns its id. */
export async function createLargeTestContainer({ database }: TestPortal): Promise<number> {
  const container = {
    id: 299,
    type: "Umleerbehälter 1.100 l",
    size: "1.100 l",
    drawing: "umleerbehaelter",
  } as const;
  await database.db
    .insertInto("container_types")
    .values(container)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return container.id;
}

/** Adds an offer and all that it needs to the catalog, so that it can be ordered; returns the offer's id. */
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
  siteId: number,
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
      site_id: siteId,
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

/** Runs the job that ends the agreements of deactivated companies, until nothing is left to do. */
export async function endTestAgreements(portal: TestPortal): Promise<void> {
  const source = { db: portal.database.db, clock: portal };
  while ((await runBatch(source, endAgreementsOfDeactivated)) > 0);
}
