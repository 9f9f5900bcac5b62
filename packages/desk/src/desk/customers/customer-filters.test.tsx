import { deskCustomersApi } from "@kreislauf/contract/desk";
import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { CustomerFilters } from "./customer-filters.tsx";

test("federal states and disposers are listed by their names, as German sorts them", async () => {
  fakeNetwork().on(deskCustomersApi.deskCustomerFilters, { disposers: ["Zander", "brandt", "Ölwerk"] });
  await renderDesk(<CustomerFilters parameters={new URLSearchParams()} />);
  const shown = () =>
    page
      .getByRole("option")
      .elements()
      .map((option) => option.textContent);
  await page.getByText("Bundesland", { exact: true }).click();
  await expect.element(page.getByRole("option", { name: "Thüringen" })).toBeInTheDocument();
  const lands = shown();
  expect(lands.indexOf("Bayern")).toBeLessThan(lands.indexOf("Berlin"));
  expect(lands.indexOf("Saarland")).toBeLessThan(lands.indexOf("Sachsen"));
  expect(lands.indexOf("Hessen")).toBeLessThan(lands.indexOf("Mecklenburg-Vorpommern"));
});
