import { approveUntil } from "@kreislauf/contract/approvals";
import { berlinDate } from "@kreislauf/contract/base";
import { cycleAction, isWasteAction } from "@kreislauf/contract/catalog";
import type { Db } from "../../../base/database/database.ts";
import type { WrittenSites } from "../companies/write-companies.ts";
import { workingDaysFrom } from "./order-times.ts";

const requesterEmail = "f.gerster@tiedemark.example";
const approverEmail = "freigabe@demo.example";
/**
 * The only site at which an order of two or more containers needs an approval, so that orders elsewhere are placed at
 * once.
 */
const limitedSite = "Lager Isar";

/** Writes rules of the first company, an order that waits for its approval, and one that was declined. */
export async function writeApprovals(db: Db, sites: WrittenSites, now: Temporal.Instant): Promise<void> {
  const site = sites.workshops.get(limitedSite);
  const people = await db
    .selectFrom("users")
    .select(["id", "email"])
    .where("email", "in", [requesterEmail, approverEmail])
    .execute();
  const [requester, approver] = [requesterEmail, approverEmail].map((address) =>
    people.find(({ email }) => email === address),
  );
  if (site === undefined || requester === undefined || approver === undefined)
    throw new Error("Nobody can approve in the demo.");
  const person = JSON.stringify({ kind: "person", id: approver.id });
  const rule = { company_id: site.companyId, order_kinds: null, price_above_cents: null, approver: person };
  const { id: ruleId } = await db
    .insertInto("approval_rules")
    .values({
      ...rule,
      position: 1,
      name: "Mehrere Behälter",
      site_ids: [site.id],
      amount_from: 2,
      second: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("approval_rules")
    .values({ ...rule, position: 2, name: "Große Mengen", site_ids: null, amount_from: 500, second: null })
    .execute();

  const agreement = await db
    .selectFrom("agreements")
    .innerJoin("service_offers", "service_offers.id", "agreements.offer_id")
    .select([
      "agreements.id",
      "agreements.waste_type_id",
      "agreements.container_type_id",
      "service_offers.container_action_ids",
      "service_offers.lead_time_days",
    ])
    .where("agreements.site_id", "=", site.id)
    .where("agreements.status", "=", "active")
    .where("service_offers.unit", "=", "container")
    .where("agreements.containers_on_site", ">=", 2)
    .orderBy("agreements.containers_on_site", "desc")
    .orderBy("agreements.id")
    .executeTakeFirst();
  if (agreement === undefined) throw new Error(`No order at ${limitedSite} can be above the limit.`);
  const action = cycleAction(agreement.container_action_ids.filter(isWasteAction));
  if (action === undefined) throw new Error(`Nothing can be emptied at ${limitedSite}.`);

  const today = berlinDate(now);
  const write = async (askedDaysAgo: number, daysAhead: number, isDeclined: boolean) => {
    const desiredDate = workingDaysFrom(today, daysAhead, site.holidays);
    const asked = now.subtract({ hours: askedDaysAgo * 24 }).toString();
    const decided = now.subtract({ hours: askedDaysAgo * 24 - 3 }).toString();
    const body = {
      serviceLocationId: site.id,
      agreementId: agreement.id,
      containerActionId: action,
      amount: 2,
      desiredDate,
      timeWindow: "morning",
      noteToDisposer: "Bitte am Tor melden.",
    };
    const { id } = await db
      .insertInto("approval_requests")
      .values({
        company_id: site.companyId,
        site_id: site.id,
        subject: "order",
        body: JSON.stringify(body),
        rule_id: ruleId,
        rule_name: "Mehrere Behälter",
        approver: person,
        second_approver: null,
        own_allowed: false,
        requested_by: requester.id,
        requested_on: asked,
        approve_by: approveUntil(desiredDate, agreement.lead_time_days, site.holidays).toString(),
        desired_date: desiredDate,
        price_cents: null,
        ...(isDeclined && {
          state: "declined" as const,
          decided_by: approver.id,
          decided_on: decided,
          decline_reason: "too_many" as const,
          reason: "Ein Container genügt bis zum Monatsende.",
          version: 2,
        }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("approval_items")
      .values({
        request_id: id,
        position: 0,
        agreement_id: agreement.id,
        waste_type_id: agreement.waste_type_id,
        container_type_id: agreement.container_type_id,
        container_action_id: action,
        amount: 2,
        desired_date: desiredDate,
        price_cents: null,
      })
      .execute();
    const nothing = { before: null, after: null };
    await db
      .insertInto("approval_log")
      .values([
        { request_id: id, occurred_at: asked, user_id: requester.id, event: "requested", ...nothing },
        ...(isDeclined
          ? [
              {
                request_id: id,
                occurred_at: decided,
                user_id: approver.id,
                event: "declined" as const,
                ...nothing,
              },
            ]
          : []),
      ])
      .execute();
  };
  await write(20, -10, true);
  await write(1, 8, false);
}
