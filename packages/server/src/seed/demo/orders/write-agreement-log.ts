import type { AgreementChange, AgreementChangeFields } from "@kreislauf/contract/agreements";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Db } from "../../../base/database/database.ts";

/**
 * Writes the log entries of agreements with a pending request or change: who requested it, and that a change was
 * accepted today.
 */
export async function writeAgreementLog(db: Db, now: Temporal.Instant): Promise<void> {
  const waiting = await db
    .selectFrom("agreements")
    .select(["id", "status", "created_on", "pending_change"])
    .select(["agreement_type_id", "cycle_interval", "weekday1", "weekday2"])
    .select(
      sql<number>`(select min(orders.created_by) from orders where orders.agreement_id = agreements.id)`.as(
        "asked_by",
      ),
    )
    .where((where) => where.or([where("status", "=", "requested"), where("pending_change", "is not", null)]))
    .orderBy("id")
    .execute();
  const entries = waiting.flatMap((agreement) => {
    const entry = (
      change: AgreementChange,
      changedOn: string,
      changedBy: number,
      given: AgreementChangeFields,
      old: AgreementChangeFields = {},
    ) => ({
      agreement_id: agreement.id,
      changed_on: changedOn,
      changed_by: changedBy,
      change,
      old: JSON.stringify(old),
      new: JSON.stringify(given),
    });
    const { pending_change: pending } = agreement;
    if (pending === null) {
      return [entry("created", agreement.created_on, agreement.asked_by, { status: "requested" })];
    }
    const { agreementTypeId, cycleInterval, weekday1, weekday2, effectiveOn } = pending;
    const asked = { agreementTypeId, cycleInterval, weekday1, weekday2 };
    const before = {
      agreementTypeId: agreement.agreement_type_id,
      cycleInterval: agreement.cycle_interval,
      weekday1: agreement.weekday1,
      weekday2: agreement.weekday2,
    };
    return [
      entry("change_requested", pending.requestedOn, pending.requestedBy.id, asked, before),
      ...(effectiveOn === null
        ? []
        : [
            entry(
              "change_accepted",
              now.toString(),
              systemUser.provider,
              { ...asked, effectiveOn, note: null },
              before,
            ),
          ]),
    ];
  });
  await db.insertInto("agreement_log").values(entries).execute();
}
