import { deskOrdersApi } from "@kreislauf/contract/desk";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { CompanyFilter } from "./company-filter.tsx";

const carpenter = { id: 4711, name: "Zimmerei Wolf", customerNumber: "20999" };
const joiner = { id: 7, name: "Bautischlerei Auer", customerNumber: "20001" };
const filter = page.getByRole("combobox", { name: "Unternehmen" });

/** Serves one company without a search, and another one for a search or by its id. */
function serveCompanies() {
  const network = fakeNetwork();
  return network.on(deskOrdersApi.deskOrderCompanies, ({ query }) => ({
    companies: query["companyId"] === "4711" || query["search"] ? [carpenter] : [joiner],
  }));
}

test("a company that is not among the first is searched for, and stays visible as the filter", async () => {
  const calls = serveCompanies();
  await renderDesk(<CompanyFilter />, { at: "/orders?page=2" });
  await filter.click();
  await expect.element(page.getByRole("option", { name: /Bautischlerei/ })).toBeVisible();
  await userEvent.fill(page.getByRole("combobox", { name: "Unternehmen suchen" }), "Zimmer");
  await page.getByRole("option", { name: /Zimmerei Wolf/ }).click();
  await expect.element(filter).toMatchTextContent("Zimmerei Wolf");
  expect(location.hash).toBe("#/orders?companyId=4711");
  expect(calls.map(({ query }) => query)).toContainEqual({ search: "Zimmer" });
});

test("what the server found is offered, also for words in another order", async () => {
  serveCompanies();
  await renderDesk(<CompanyFilter />);
  await filter.click();
  await userEvent.fill(page.getByRole("combobox", { name: "Unternehmen suchen" }), "Wolf Zimmerei");
  await expect.element(page.getByRole("option", { name: /Zimmerei Wolf/ })).toBeVisible();
});

test("the company of an address is named without a search", async () => {
  serveCompanies();
  await renderDesk(<CompanyFilter />, { at: "/orders?companyId=4711" });
  await expect.element(filter).toMatchTextContent("Zimmerei Wolf");
});
