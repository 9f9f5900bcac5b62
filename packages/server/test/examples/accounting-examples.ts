import { accountingApi, defaultBookingSettings } from "@kreislauf/contract/accounting";
import { providerAccountingApi } from "@kreislauf/contract/provider";
import { invoiceRecipientsApi } from "@kreislauf/contract/documents";
import type { TestCompany } from "../factories/company.ts";
import { createTestDocument, testFigures } from "../factories/document.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";
import { testEvent } from "./provider-examples.ts";

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

export const accountingApis = {
  ...accountingApi,
  ...invoiceRecipientsApi,
  ...providerAccountingApi,
} as const;

let addresses = 0;
const nextAddress = () => `eingang-${(addresses += 1)}@kunde.example`;

/** An example call of every endpoint about payments and open amounts that succeeds for a document manager. */
export function accountingExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof accountingApis, Example>> {
  return {
    accountStatement: async ({ siteId }) => ({ path: `/accounts/statement?serviceLocationId=${siteId}` }),
    downloadAccountStatement: async ({ siteId }) => ({
      path: `/accounts/statement/download?format=xlsx&serviceLocationId=${siteId}`,
    }),
    bookingSettings: async () => ({ path: "/accounts/booking-settings" }),
    saveBookingSettings: async () => ({
      path: "/accounts/booking-settings",
      body: { ...defaultBookingSettings, clientNumber: 55_003 },
    }),
    zipBookings: async (company) => {
      const { id } = await createTestDocument(portal(), company, { invoice: testFigures() });
      return { path: "/accounts/bookings/zip", body: { documentIds: [id] } };
    },
    invoiceRecipients: async () => ({ path: "/documents/invoice-recipients" }),
    addInvoiceRecipient: async ({ siteId }) => ({
      path: "/documents/invoice-recipients",
      body: { email: nextAddress(), serviceLocationId: siteId, forms: ["pdf", "xrechnung"] },
    }),
    removeInvoiceRecipient: async ({ companyId, siteId, userId }) => {
      const { id } = await portal()
        .database.db.insertInto("invoice_recipients")
        .values({
          company_id: companyId,
          site_id: siteId,
          email: nextAddress(),
          forms: ["pdf"],
          added_by: userId,
          added_at: portal().now().toString(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { path: `/documents/invoice-recipients/${id}` };
    },
    reportPayments: async (company) => {
      const { number } = await createTestDocument(portal(), company, { invoice: testFigures() });
      return {
        path: "/provider/v1/document/payments",
        body: {
          ...testEvent(portal()),
          documents: [
            { number, payments: [{ date: "2027-03-01", amount: 5_000, reference: "Überweisung" }] },
          ],
        },
      };
    },
  };
}
