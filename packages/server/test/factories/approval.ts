import type { ApprovalRuleInput } from "@kreislauf/contract/approvals";
import { permission } from "@kreislauf/contract/base";
import { keepSignedIn, type TestPerson } from "../portal/person-tokens.ts";
import type { TestPortal } from "../portal/portal.ts";
import { createTestCompany, createTestUser, type TestCompany } from "./company.ts";

type RuleOptions = Partial<Omit<ApprovalRuleInput, "approver">> & {
  readonly approverId: number;
  readonly companyId: number;
};

/** Creates an approval rule of a company, for every order unless the options limit it; returns its id. */
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

/** Creates a company with one site and four containers, whose `buyer` orders and whose `lead` approves orders. */
export async function createApprovalCompany(
  portal: TestPortal,
): Promise<{ readonly company: TestCompany; readonly buyer: TestPerson; readonly lead: TestPerson }> {
  const company = await createTestCompany(portal, {
    permissions: [permission.defaultUser, permission.userManager],
    containersOnSite: 4,
  });
  const siteIds = [company.siteId];
  const person = async (permissions: readonly number[]) => {
    const { userId } = await createTestUser(portal, company.companyId, { permissions, siteIds });
    return await keepSignedIn(portal, userId);
  };
  return { company, buyer: await person([11, 13, 14]), lead: await person([11, 14, 25]) };
}
