import type { BerlinDate } from "@kreislauf/contract/base";
import type { TransactionContext } from "../base/context.ts";
import type { rhythmOf } from "./agreement-facts.ts";
import { logAgreement } from "./agreements.store.ts";

/** An agreement that a customer asks for with its first container. */
export interface RequestedAgreement {
  readonly locationId: number;
  readonly offerId: number;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly rhythm: ReturnType<typeof rhythmOf>;
  readonly cycleStart: BerlinDate | null;
}

/** Writes a requested agreement, which the provider numbers and whose placement makes it run. */
export async function requestAgreement(
  context: TransactionContext,
  { locationId, offerId, wasteTypeId, containerTypeId, rhythm, cycleStart }: RequestedAgreement,
): Promise<number> {
  const { db, now, actor } = context;
  const { id } = await db
    .insertInto("agreements")
    .values({
      company_id: actor.companyId,
      location_id: locationId,
      agreement_number: null,
      offer_id: offerId,
      agreement_type_id: rhythm.agreementTypeId,
      waste_type_id: wasteTypeId,
      container_type_id: containerTypeId,
      status: "requested",
      containers_on_site: 0,
      cycle_interval: rhythm.cycleInterval,
      weekday1: rhythm.weekday1,
      weekday2: rhythm.weekday2,
      cycle_start: cycleStart,
      pending_change: null,
      created_on: now.toString(),
      ended_on: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await logAgreement(context, id, {
    change: "created",
    by: actor.userId,
    new: { status: "requested", ...rhythm },
  });
  return id;
}
