import type { Inquiry } from "@kreislauf/contract/agreements";
import { containerAction } from "@kreislauf/contract/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureTestOffer } from "../../test/factories/agreement.ts";
import { requestTestChange } from "../../test/examples/agreement-examples.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { openTestPortal, type TestPortal, type TestRequest } from "../../test/portal/portal.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { expectRefused } from "../../test/assertions/expect-refused.ts";
import {
  type AgreementRuleCase,
  agreementRuleCases,
  type AgreementRuleVerb,
} from "../../test/rule-cases/agreement-rule-cases.ts";

/**
 * Breaks every rule about agreements one by one, over HTTP, and checks the code, the message in both languages, and
 * that nothing is written.
 */

let portal: TestPortal;
let key: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
  for (const offer of ["usual", "periodic", "bigBags"] as const) await ensureTestOffer(portal, offer);
});
afterAll(() => portal.close());

/** For each verb, a body that no rule refuses. */
const usualBodies: Readonly<Record<AgreementRuleVerb, object>> = {
  request: {
    wasteTypeId: 101,
    containerTypeId: 203,
    agreementTypeId: 3,
    amount: 1,
    desiredDate: "2027-03-08",
  },
  change: { agreementTypeId: 4, cycleInterval: 16, weekday1: 2 },
  withdraw: {},
  inquire: { wasteTypeId: 101, containerTypeId: 203 },
  decide: { accepted: true },
  stock: { containersOnSite: 3 },
  number: { agreementNumber: "V-2" },
  end: { endsOn: "2027-06-30" },
  answer: { text: "48,00 Euro je Leerung" },
};

const customerPaths: Partial<Record<AgreementRuleVerb, string>> = {
  request: "/agreement/create",
  change: "/agreement/update",
  withdraw: "/agreement/withdraw-change",
  inquire: "/inquiry/create",
};
const siteVerbs: ReadonlySet<AgreementRuleVerb> = new Set(["request", "inquire"]);

function requestOf(
  { verb, body }: Pick<AgreementRuleCase, "verb" | "body">,
  { agreementId, siteId, token }: TestCompany,
  inquiryId: number,
): TestRequest {
  const sent = { ...usualBodies[verb], ...body };
  const path = customerPaths[verb];
  if (path !== undefined) {
    const about = siteVerbs.has(verb) ? { serviceLocationId: siteId } : { agreementId };
    return { path, body: { ...about, ...sent }, token };
  }
  const command = verb === "decide" ? "decide-change" : verb;
  const about = verb === "answer" ? `inquiry/${inquiryId}` : `agreement/${agreementId}`;
  return { path: `/provider/v1/${about}/${command}`, body: { ...testEvent(portal), ...sent }, token: key };
}

const set = (table: "agreements" | "sites" | "inquiries", id: number, columns: object) =>
  portal.database.db.updateTable(table).set(columns).where("id", "=", id).execute();

async function prepare({ agreement = {}, siteInactive, answered }: Omit<AgreementRuleCase, "code">) {
  const company = await createTestCompany(portal);
  const { agreementId, siteId } = company;
  const { change, status, withdrawn } = agreement;
  if (change !== undefined)
    await requestTestChange(portal, agreementId, change === "accepted" ? "2027-03-02" : null);
  if (status !== undefined) await set("agreements", agreementId, { status });
  if (withdrawn !== undefined) {
    await createTestOrder(portal, company, { containerActionId: containerAction.remove, amount: withdrawn });
  }
  const inquiry = await portal.call({ method: "POST", ...requestOf({ verb: "inquire" }, company, 0) });
  const { inquiryId } = inquiry.json<Inquiry>();
  if (answered) {
    const answer = JSON.stringify({ text: "40,00 Euro", answeredOn: portal.now().toString() });
    await set("inquiries", inquiryId, { answer });
  }
  if (siteInactive) await set("sites", siteId, { active: false });
  return { company, inquiryId };
}

test.for(agreementRuleCases.map((each) => [`${each.verb}, when ${each.when}`, each] as const))(
  "%s",
  async ([, ruleCase]) => {
    const { company, inquiryId } = await prepare(ruleCase);
    if (ruleCase.verb === "number") {
      const { agreementId } = await createTestCompany(portal);
      await set("agreements", agreementId, { agreement_number: "V-1" });
    }
    await expectRefused(portal, requestOf(ruleCase, company, inquiryId), ruleCase.code);
  },
);

test.for(Object.keys(usualBodies) as AgreementRuleVerb[])(
  "%s goes through where no rule is broken",
  async (verb) => {
    const agreement = verb === "withdraw" || verb === "decide" ? { change: "asked" as const } : {};
    const { company, inquiryId } = await prepare({ verb, when: "", agreement });
    const answer = await portal.call({ method: "POST", ...requestOf({ verb }, company, inquiryId) });
    expect([200, 201]).toContain(answer.statusCode);
  },
);

test("each rule is broken in a situation of its own", () => {
  const situations = new Set(agreementRuleCases.map(({ verb, when }) => `${verb} ${when}`));
  expect(situations.size).toBe(agreementRuleCases.length);
});
