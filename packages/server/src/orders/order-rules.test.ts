import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { ensureSecondWasteType } from "../../test/examples/provider-examples.ts";
import { expectRefused } from "../../test/assertions/expect-refused.ts";
import type { RuleCase, RuleVerb } from "../../test/rule-cases/order-rule-case.ts";
import { ruleCases } from "../../test/rule-cases/order-rule-cases.ts";
import { prepareRuleCase } from "../../test/rule-cases/prepare-rule-case.ts";

/** Breaks every rule one by one, over HTTP: the code, the message in both languages, and nothing written. */

let portal: TestPortal;
let key: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
  await ensureSecondWasteType(portal);
});
afterAll(() => portal.close());

const day = "2027-03-10";

/** For each verb, a body that no rule refuses. */
const usualBodies: Readonly<Record<RuleVerb, object>> = {
  create: { containerActionId: 4, amount: 1, desiredDate: day },
  edit: { version: 1, noteToDisposer: "Tor 2" },
  cancel: { cancelReasonId: 1 },
  claim: { claimReasonId: 1 },
  complete: {},
  close: { closeReasonId: 1 },
  answer: { version: 1, answer: "accept" },
  confirm: { confirmedDate: day },
  propose: { date: "2027-03-12" },
  execute: {},
  fail: { reason: "Tor verschlossen" },
  cancelByProvider: {},
  claimByProvider: { claimReasonId: 4 },
  redeclare: { wasteTypeId: 108 },
  ticket: { ticketNumber: "T-1", ticketStatus: "offen" },
  move: { date: "2027-03-16" },
  plan: { containerActionId: 1, amount: 1, desiredDate: day },
};

const customerPaths: Partial<Record<RuleVerb, string>> = {
  cancel: "/order/cancel",
  claim: "/order/claim",
  complete: "/order/complete",
  close: "/order/close-claim",
  answer: "/order/answer-proposal",
};
const providerPaths: Partial<Record<RuleVerb, string>> = {
  cancelByProvider: "cancel",
  claimByProvider: "claim",
  move: "move-placement",
};

function requestOf({ verb, body }: RuleCase, company: TestCompany, agreementId: number, orderId: number) {
  const sent = { ...usualBodies[verb], ...body };
  const { token, siteId: serviceLocationId } = company;
  if (verb === "create") {
    return { path: "/order/create", body: { ...sent, serviceLocationId, agreementId }, token };
  }
  if (verb === "edit") return { method: "PATCH", path: `/order/edit/${orderId}`, body: sent, token } as const;
  const customerPath = customerPaths[verb];
  if (customerPath !== undefined) return { path: customerPath, body: { orderId, ...sent }, token };
  const event = { eventId: randomUUID(), occurredAt: portal.now().toString() };
  if (verb === "plan") {
    return { path: "/provider/v1/order/create", body: { ...event, agreementId, ...sent }, token: key };
  }
  const path = `/provider/v1/order/${orderId}/${providerPaths[verb] ?? verb}`;
  return { path, body: { ...event, ...sent }, token: key };
}

test.for(ruleCases.map((ruleCase) => [`${ruleCase.verb}, when ${ruleCase.when}`, ruleCase] as const))(
  "%s",
  async ([, ruleCase]) => {
    const { company, agreementId, orderId } = await prepareRuleCase(portal, ruleCase);
    await expectRefused(portal, requestOf(ruleCase, company, agreementId, orderId), ruleCase.code);
  },
);

test("at least 60 rules are broken, each in its own situation", () => {
  const situations = new Set(ruleCases.map(({ verb, when }) => `${verb} ${when}`));
  expect(situations.size).toBe(ruleCases.length);
  expect(situations.size).toBeGreaterThanOrEqual(60);
});
