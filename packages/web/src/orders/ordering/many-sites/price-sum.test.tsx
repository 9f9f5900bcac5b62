import type { SiteOrderPrice } from "@kreislauf/contract/orders";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signInAs, renderScreen } from "../../../../test/render-screen.tsx";
import { PriceSum } from "./price-sum.tsx";
import { RowPrice } from "./row-price.tsx";

const firm: SiteOrderPrice = { kind: "firm", netAmount: 20_000, grossAmount: 23_800 };
const estimated: SiteOrderPrice = { kind: "estimated", netAmount: 10_000, grossAmount: 11_900 };
const perTonne: SiteOrderPrice = { kind: "per_tonne", netAmount: null, grossAmount: null };

async function open(prices: readonly (SiteOrderPrice | null)[]) {
  signInAs();
  await renderScreen(
    <>
      <PriceSum prices={prices} />
      <ul>
        {prices.map((price) => (
          <li key={JSON.stringify(price)}>{price && <RowPrice price={price} />}</li>
        ))}
      </ul>
    </>,
    { route: "siteOrders", at: "/agreements/several-sites" },
  );
}

test.each([
  ["of one", [firm], "Zusammen 238,00 € brutto", ["238,00 € brutto"]],
  [
    "of several, about where one is estimated",
    [firm, estimated],
    "Zusammen etwa 357,00 € brutto",
    ["238,00 € brutto", "etwa 119,00 € brutto"],
  ],
  [
    "with how many it is of, where some have none",
    [firm, perTonne, null],
    "Zusammen 238,00 € brutto für 1 von 3 Aufträgen",
    ["238,00 € brutto", "Preis je Tonne", ""],
  ],
] as const)("the price of the orders is summed: %s", async (_, prices, sum, rows) => {
  await open(prices);
  await expect.element(page.getByRole("status")).toMatchTextContent(new RegExp(`^${sum}$`));
  const shown = page.getByRole("listitem").elements();
  expect(shown.map(({ textContent }) => textContent.replaceAll("\u00A0", " "))).toEqual(rows);
});

test("where no price is known nothing is summed", async () => {
  await open([perTonne, null]);
  await expect.element(page.getByText("Preis je Tonne")).toBeVisible();
  expect(page.getByText(/Zusammen/).elements()).toHaveLength(0);
});
