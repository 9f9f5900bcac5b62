import { budgetsApi, type CostLines } from "@kreislauf/contract/budgets";
import { permission } from "@kreislauf/contract/base";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import type { CostFigure } from "./budgets.queries.ts";
import { CostLinesCard } from "./cost-lines-card.tsx";

const lines = (orderNumber: string | null): CostLines => ({
  lines: [
    {
      documentId: 7,
      position: 1,
      number: "R-7",
      type: "invoice",
      date: "2027-03-02",
      description: "Entsorgung",
      site: "Kassel",
      costCentre: null,
      wasteType: "Altholz",
      orderNumber,
      netCents: 12_000,
      opens: true,
    },
  ],
  total: 1,
  netCents: 12_000,
});

async function openLines(figure: Omit<CostFigure, "year">, orderNumber: string | null = "1000123") {
  const network = fakeNetwork();
  network.on(budgetsApi.costLines, lines(orderNumber));
  const twelve = Array.from({ length: 12 }, () => 0);
  network.on(budgetsApi.costReport, {
    year: 2027,
    by: figure.by,
    rows: [],
    months: twelve,
    totalCents: 0,
    monthsBefore: twelve,
  });
  await renderScreen(<CostLinesCard figure={{ year: 2027, ...figure }} onClose={() => {}} />, {
    route: "budgets",
    at: "/budgets",
  });
  await expect.element(page.getByText("R-7")).toBeVisible();
}
const link = () => page.getByRole("link", { name: /^Aufträge/ });

test("the lines of a cost centre lead to its orders", async () => {
  signInAs();
  await openLines({ by: "costCentre", key: "4711", month: 3 });
  await expect.element(link()).toMatchTextContent("Aufträge der Kostenstelle 4711 ansehen");
  await expect.element(link()).toHaveAttribute("href", "#/order-history?site=all&costCentre=4711");
});

test("those of no cost centre lead to the orders without one", async () => {
  signInAs();
  await openLines({ by: "costCentre", unassigned: true });
  await expect.element(link()).toMatchTextContent("Aufträge ohne Kostenstelle ansehen");
  await expect.element(link()).toHaveAttribute("href", "#/order-history?site=all&costCentre=%25");
});

test("the figures of a waste type lead to no orders", async () => {
  signInAs();
  await openLines({ by: "wasteType", key: "101" });
  expect(link().elements()).toEqual([]);
});

test("lines of no order lead to none", async () => {
  signInAs();
  await openLines({ by: "costCentre", key: "4711" }, null);
  expect(link().elements()).toEqual([]);
});

test("whoever may not read orders is led to none", async () => {
  signInAs({ permissions: [permission.documentManager] });
  await openLines({ by: "costCentre", key: "4711" });
  expect(link().elements()).toEqual([]);
});
