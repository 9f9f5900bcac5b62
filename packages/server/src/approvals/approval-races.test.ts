import { permission } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectLockWaits } from "../../test/assertions/expect-lock-waits.ts";
import { createApprovalCompany, createTestRule } from "../../test/factories/approval.ts";
import { createTestUser, type TestCompany } from "../../test/factories/company.ts";
import type { TestPerson } from "../../test/portal/person-tokens.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

/** Rules are changed or deleted while somebody places an order that needs their approval. */

let portal: TestPortal;
let company: TestCompany;
let buyer: TestPerson;
let lead: TestPerson;
let manager: { readonly token: string };
let ruleId: number;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  ({ company, buyer, lead } = await createApprovalCompany(portal));
  ruleId = await createTestRule(portal, { companyId: company.companyId, approverId: lead.userId });
  manager = await createTestUser(portal, company.companyId, {
    permissions: [permission.userManager],
    siteIds: [],
  });
});

const order = () =>
  portal.call({
    method: "POST",
    path: "/order/create",
    body: {
      serviceLocationId: company.siteId,
      agreementId: company.agreementId,
      containerActionId: containerAction.empty,
      amount: 1,
      desiredDate: "2027-03-10",
    },
    token: buyer.token,
  });
const deleteRule = () =>
  portal.call({ method: "DELETE", path: `/approval/rules/${ruleId}`, token: manager.token });
const waitFor = async (transactions: number) => {
  if (portal.database.kind === "postgresql") await expectLockWaits(portal, transactions);
};

test("an order whose rule is deleted meanwhile is placed at once", async () => {
  const { placed } = await portal.database.db.transaction().execute(async (holder) => {
    await holder.selectFrom("approval_rules").select("id").where("id", "=", ruleId).forUpdate().execute();
    const started = order();
    await waitFor(1);
    await holder.deleteFrom("approval_rules").where("id", "=", ruleId).execute();
    return { placed: started };
  });
  expect(statusAndCode(await placed)).toEqual([201, undefined]);
});

test("a rule is not deleted while an order begins to wait for it, nor do the two block each other", async () => {
  // The embedded database runs transactions one after the other.
  const isAtOnce = portal.database.kind === "postgresql";
  expect((await order()).statusCode).toBe(202);
  const { ordered, deleted } = await portal.database.db.transaction().execute(async (holder) => {
    const agreement = holder.selectFrom("agreements").where("id", "=", company.agreementId);
    await agreement.select("id").forUpdate().execute();
    const first = order();
    await waitFor(1);
    const second = isAtOnce ? deleteRule() : first.then(deleteRule);
    await waitFor(2);
    return { ordered: first, deleted: second };
  });
  expect((await ordered).statusCode).toBe(202);
  expect(statusAndCode(await deleted)).toEqual(isAtOnce ? [409, "approval_rule_changed"] : [200, undefined]);
  const again = await deleteRule();
  expect(statusAndCode(again)).toEqual(isAtOnce ? [200, undefined] : [404, "not_found"]);
});

test("rules are put into another order while an order holds one of them", async () => {
  const { db, kind } = portal.database;
  const { changed } = await db.transaction().execute(async (holder) => {
    await holder.selectFrom("approval_rules").select("id").where("id", "=", ruleId).forKeyShare().execute();
    const path = "/approval/rules/order";
    const sent = portal.call({ method: "POST", path, body: { ruleIds: [ruleId] }, token: manager.token });
    // The embedded database runs transactions one after the other.
    if (kind === "postgresql") await sent;
    return { changed: sent };
  });
  expect(statusAndCode(await changed)).toEqual([200, undefined]);
});
