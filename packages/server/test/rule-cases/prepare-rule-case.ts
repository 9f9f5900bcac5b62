import { createTestAgreement } from "../factories/agreement.ts";
import { createTestCompany } from "../factories/company.ts";
import { createTestOrder } from "../factories/order.ts";
import { testNow, type TestPortal } from "../portal/portal.ts";
import type { RuleCase } from "./order-rule-case.ts";

/** Sets the clock and creates a company with an agreement and an order in the situation of a case. */
export async function prepareRuleCase(
  portal: TestPortal,
  { agreement = {}, order, otherOrder, now = testNow }: RuleCase,
) {
  portal.setNow(now);
  const company = await createTestCompany(portal);
  const { companyId, siteId } = company;
  const { containers, offer, requested } = agreement;
  const status = requested ? "requested" : "active";
  const agreementId = await createTestAgreement(portal, companyId, siteId, containers, offer, status);
  const orderId = await createTestOrder(portal, { ...company, agreementId }, order);
  if (otherOrder !== undefined) await createTestOrder(portal, { ...company, agreementId }, otherOrder);
  const columns = {
    ...(agreement.ended && { status: "ended" as const }),
    ...(agreement.endsOn !== undefined && { ends_on: agreement.endsOn }),
  };
  if (Object.keys(columns).length > 0) {
    await portal.database.db.updateTable("agreements").set(columns).where("id", "=", agreementId).execute();
  }
  if (agreement.siteInactive) {
    await portal.database.db.updateTable("sites").set({ active: false }).where("id", "=", siteId).execute();
  }
  return { company, agreementId, orderId };
}
