import {
  deskAgreementsApi,
  deskCustomersApi,
  deskDocumentsApi,
  deskOrdersApi,
} from "@kreislauf/contract/desk";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveInbox } from "../../../test/inbox.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { StockView } from "../agreements/stock-view.tsx";
import { ClaimsScreen } from "../claims/claims-screen.tsx";
import { CustomersScreen } from "../customers/customers-screen.tsx";
import { DocumentList } from "../documents/document-list.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

const lists: readonly (readonly [string, ReactNode])[] = [
  ["/orders", <InboxScreen key="orders" staff={staffFixture} />],
  ["/claims", <ClaimsScreen key="claims" staff={staffFixture} />],
  ["/agreements", <StockView key="agreements" head={null} />],
  ["/customers", <CustomersScreen key="customers" mayWrite />],
  ["/documents", <DocumentList key="documents" corrected={false} />],
];

function serveEmptyLists() {
  const network = fakeNetwork();
  serveInbox(network, []);
  network.on(deskOrdersApi.deskClaims, {
    claims: [],
    hasMore: false,
    counts: { open: 0, answered: 0, closed: 0 },
  });
  const none = { hasMore: false, total: 0 };
  network.on(deskAgreementsApi.deskAgreements, { agreements: [], ...none });
  network.on(deskCustomersApi.deskCustomers, { customers: [], ...none });
  network.on(deskCustomersApi.deskCustomerFilters, { disposers: [] });
  network.on(deskDocumentsApi.deskDocuments, { documents: [], ...none });
  network.on(deskDocumentsApi.deskDocumentCustomers, { customers: [] });
  network.on(deskDocumentsApi.deskDocumentSites, { sites: [] });
}

test.each(lists)("a page that the list %s no longer has says so and leads to the first", async (at, list) => {
  serveEmptyLists();
  await renderDesk(list, { at: `${at}?page=3` });
  await expect.element(page.getByText("Diese Seite gibt es nicht")).toBeVisible();
  await page.getByRole("button", { name: "Zur ersten Seite" }).click();
  await expect.element(page.getByText("Diese Seite gibt es nicht")).not.toBeInTheDocument();
  expect(location.hash).toBe(`#${at}`);
});
