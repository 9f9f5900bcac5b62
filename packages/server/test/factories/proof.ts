import { containerAction } from "@kreislauf/contract/catalog";
import type { TestCompany } from "./company.ts";
import { ensureTestOffer } from "./agreement.ts";
import { createTestOrder } from "./order.ts";
import type { TestPortal } from "../portal/portal.ts";

/** The waste type of the tests that is hazardous. */
export const hazardousWasteId = 161;

export async function ensureHazardousWaste({ database }: Pick<TestPortal, "database">): Promise<void> {
  await database.db
    .insertInto("waste_types")
    .values({
      id: hazardousWasteId,
      description: "Altöl",
      sort_key: "altol",
      avv_code: "130205",
      hazardous: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes the waste of the company's agreement to hazardous waste; orders on the agreement stay possible. */
export async function makeAgreementHazardous(
  portal: TestPortal,
  { agreementId }: Pick<TestCompany, "agreementId">,
): Promise<void> {
  const { db } = portal.database;
  await ensureHazardousWaste(portal);
  const usual = await db
    .selectFrom("service_offers")
    .selectAll()
    .where("id", "=", await ensureTestOffer(portal, "usual"))
    .executeTakeFirstOrThrow();
  const { id: _, ...terms } = usual;
  await db
    .insertInto("service_offers")
    .values({ ...terms, waste_type_id: hazardousWasteId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom("service_offers")
    .select("id")
    .where("waste_type_id", "=", hazardousWasteId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("agreements")
    .set({ offer_id: id, waste_type_id: hazardousWasteId })
    .where("id", "=", agreementId)
    .execute();
}

interface Weighed {
  readonly on: string;
  readonly kg: number | null;
  readonly amount?: number;
  readonly wasteTypeId?: number;
}

/** Creates a disposal that was carried out, and weighed unless `kg` is null; returns the order's id. */
export async function createWeighedOrder(
  portal: TestPortal,
  company: Pick<TestCompany, "companyId" | "siteId" | "agreementId" | "userId">,
  { on, kg, amount = 1, wasteTypeId = hazardousWasteId }: Weighed,
): Promise<number> {
  const id = await createTestOrder(portal, company, {
    status: 2,
    desiredDate: on,
    executedOn: on,
    amount,
    containerActionId: containerAction.empty,
  });
  await portal.database.db
    .updateTable("orders")
    .set({ weight_kg: kg, waste_type_id: wasteTypeId })
    .where("id", "=", id)
    .execute();
  return id;
}
