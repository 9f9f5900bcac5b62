import type { ApprovalRuleInput } from "@kreislauf/contract/approvals";
import type { TestPortal } from "../portal/portal.ts";

type RuleOptions = Partial<Omit<ApprovalRuleInput, "approver">> & {
  readonly approverId: number;
  readonly companyId: number;
};

/** A rule of a company: every order unless limited. */
export async function createTestRule(portal: TestPortal, options: RuleOptions): Promise<number> {
  const { db } = portal.database;
  const { id } = await db
    .insertInto("approval_rules")
    .values({
      company_id: options.companyId,
      position: 1,
      name: options.name ?? "Alles",
      site_ids: options.siteIds ?? null,
      order_kinds: options.orderKinds ?? null,
      amount_from: options.amountFrom ?? null,
      price_above_cents: options.priceAboveCents ?? null,
      hazardous_only: options.hazardousOnly ?? false,
      approver: JSON.stringify({ kind: "person", id: options.approverId }),
      second: options.second ? JSON.stringify(options.second) : null,
      own_allowed: options.ownAllowed ?? false,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
