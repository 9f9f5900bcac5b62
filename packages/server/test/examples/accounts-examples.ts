import { accountsApi, defaultBookingSettings } from "@kreislauf/contract/accounts";
import { providerAccountsApi } from "@kreislauf/contract/provider";
import type { TestCompany } from "../factories/company.ts";
import { createTestDocument, testFigures } from "../factories/document.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";
import { testEvent } from "./provider-examples.ts";

type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

export const accountsApis = { ...accountsApi, ...providerAccountsApi } as const;

/** An example of every call about payments and open amounts that succeeds for a document manager. */
export function accountsExamples(
  portal: () => TestPortal,
): Readonly<Record<keyof typeof accountsApis, Example>> {
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
