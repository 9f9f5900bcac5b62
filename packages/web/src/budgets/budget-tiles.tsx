import { type Budget, leftCents, usedPercent } from "@kreislauf/contract/budgets";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { FigureTiles } from "@kreislauf/ui/data/figure-tiles.tsx";
import { budgetsTexts } from "./budgets.texts.ts";
import { useAmounts } from "./use-amounts.ts";

/** Totals of the given budgets; renders nothing if the budgeted amounts add up to zero. */
export function BudgetTiles({ budgets, view }: { budgets: readonly Budget[]; view: "costCentre" | "site" }) {
  const { tiles: texts } = useTexts(budgetsTexts);
  const { euros, percent } = useAmounts();
  const total = (of: (budget: Budget) => number) => budgets.reduce((sum, budget) => sum + of(budget), 0);
  const sums = {
    amountCents: total((budget) => budget.amountCents),
    spentCents: total((budget) => budget.spentCents),
    reservedCents: total((budget) => budget.reservedCents),
  };
  if (sums.amountCents === 0) return null;
  const share = (cents: number) => percent(Math.round((cents * 1_000) / sums.amountCents) / 10);
  const tiles = [
    {
      name: texts.budget,
      value: euros(sums.amountCents),
      text: view === "site" ? texts.sites(budgets.length) : texts.costCentres(budgets.length),
    },
    {
      name: texts.spent,
      value: euros(sums.spentCents),
      text: texts.spentText(share(sums.spentCents)),
    },
    {
      name: texts.reserved,
      value: euros(sums.reservedCents),
      text: texts.orders(total((budget) => budget.reservedOrders)),
    },
    {
      name: texts.left,
      value: euros(leftCents(sums)),
      text: percent(Math.round((100 - usedPercent(sums)) * 10) / 10),
    },
  ];
  return <FigureTiles tiles={tiles} />;
}
