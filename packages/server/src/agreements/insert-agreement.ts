import type { BerlinDate } from "@kreislauf/contract/base";
import type { WriteContext } from "../base/context.ts";
import type { scheduleOf } from "./agreement-facts.ts";
import { insertAgreementLogEntry } from "./agreements.store.ts";
import { refuseDuplicateNumber } from "./set-agreement-number.ts";

export interface NewAgreement {
  readonly companyId: number;
  readonly siteId: number;
  readonly offerId: number;
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly schedule: ReturnType<typeof scheduleOf>;
  readonly cycleStart: BerlinDate | null;
  /** A requested agreement still waits for its number, and for the placement order that activates it. */
  readonly status: "requested" | "active";
  readonly containersOnSite: number;
  readonly agreementNumber: string | null;
}

/** Writes a new agreement with the first entry of its log. */
export async function insertAgreement(
  work: WriteContext,
  agreement: NewAgreement,
  by: number,
): Promise<number> {
  const { schedule, status, containersOnSite, agreementNumber } = agreement;
  const { id } = await work.db
    .insertInto("agreements")
    .values({
      company_id: agreement.companyId,
      site_id: agreement.siteId,
      agreement_number: agreementNumber,
      offer_id: agreement.offerId,
      agreement_type_id: schedule.agreementTypeId,
      waste_type_id: agreement.wasteTypeId,
      container_type_id: agreement.containerTypeId,
      status,
      containers_on_site: containersOnSite,
      cycle_interval: schedule.cycleInterval,
      weekday1: schedule.weekday1,
      weekday2: schedule.weekday2,
      cycle_start: agreement.cycleStart,
      pending_change: null,
      created_on: work.now.toString(),
      ended_on: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
    .catch(refuseDuplicateNumber);
  await insertAgreementLogEntry(work, id, {
    change: "created",
    by,
    new: { status, ...schedule, ...(status === "active" && { containersOnSite, agreementNumber }) },
  });
  return id;
}
