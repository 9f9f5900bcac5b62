import { containerAction } from "@kreislauf/contract/catalog";
import type {
  CreatedDeskOrders,
  DeskAgreementTasks,
  DeskPriceLists,
  DeskWaiting,
} from "@kreislauf/contract/desk";
import { afterAll, expect, test } from "vitest";
import { sendTestQuote, testQuote } from "../../../test/examples/quote-examples.ts";
import { createTestInquiryWithFile } from "../../../test/factories/inquiry.ts";
import { openTestDesk } from "../../../test/portal/open-test-desk.ts";
import { statusAndCode } from "../../../test/portal/portal.ts";

const { portal, company, desk } = await openTestDesk();
afterAll(() => portal.close());

const switchCompany = (active: boolean) => desk(`/customers/${company.companyId}/active`, { active });

test("of a deactivated company nothing is decided, quoted or set, and its inquiries wait for nobody", async () => {
  const quoteId = await sendTestQuote(portal, company);
  const { inquiryId } = await createTestInquiryWithFile(portal, company);
  const waiting = async () => (await desk("/waiting")).json<DeskWaiting>().agreements ?? 0;
  const isListed = async () =>
    (await desk("/agreements/tasks"))
      .json<DeskAgreementTasks>()
      .inquiries.some((each) => each.inquiryId === inquiryId);
  const before = await waiting();
  expect(await isListed()).toBe(true);

  await switchCompany(false);
  expect(await isListed()).toBe(false);
  expect(await waiting()).toBe(before - 1);
  const { agreementId } = company;
  const { listsVersion } = (await desk(`/agreements/${agreementId}/prices`)).json<DeskPriceLists>();
  const refused = [
    await desk(`/inquiries/${inquiryId}/answer`, { text: "Ja." }),
    await desk(`/inquiries/${inquiryId}/quote`, testQuote),
    await desk(`/quotes/${quoteId}/withdraw`, {}),
    await desk(`/agreements/${agreementId}/number`, { version: 1, agreementNumber: "77-1" }),
    await desk(`/agreements/${agreementId}/prices`, {
      listsVersion,
      validFrom: "2027-04-01",
      version: "Preisliste 2027-04",
      prices: [{ unit: "tonne", cents: 18_500, vatRate: 19 }],
    }),
  ];
  expect(refused.map(statusAndCode)).toEqual(refused.map(() => [403, "customer_deactivated"]));
  const ordered = await desk("/orders", {
    orders: [{ agreementId, amount: 1 }],
    containerActionId: containerAction.empty,
    desiredDate: "2027-03-02",
  });
  expect(ordered.json<CreatedDeskOrders>().results).toMatchObject([
    { orderId: null, error: "customer_deactivated" },
  ]);

  await switchCompany(true);
  expect(await isListed()).toBe(true);
  expect((await desk(`/inquiries/${inquiryId}/answer`, { text: "Ja." })).statusCode).toBe(200);
});
