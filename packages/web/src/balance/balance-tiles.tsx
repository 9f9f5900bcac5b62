import type { WasteBalance } from "@kreislauf/contract/balance";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { FigureTiles } from "@kreislauf/ui/data/figure-tiles.tsx";
import { balanceScreenTexts } from "./balance.texts.ts";
import { useTonnes } from "./use-tonnes.ts";

/**
 * Four figures of the year: the weight, the recycling rate, the recovery rate and the share of the weight that was
 * measured.
 */
export function BalanceTiles({ balance }: { balance: WasteBalance }) {
  const texts = useTexts(balanceScreenTexts).tiles;
  const { short, percent } = useTonnes();
  const { total, hazardousKg, construction } = balance;
  const measured = total.kg - total.estimatedKg;
  const tiles = [
    {
      name: texts.total,
      value: `${short(total.kg)} t`,
      text: texts.totalText(short(total.kg - hazardousKg), short(hazardousKg)),
    },
    {
      name: texts.recycling,
      value: percent(balance.recyclingRate),
      text: texts.recyclingText(short(construction.kg)),
    },
    { name: texts.recovery, value: percent(balance.recoveryRate), text: texts.recoveryText },
    {
      name: texts.measured,
      value: percent(total.kg === 0 ? null : measured / total.kg),
      text: texts.measuredText(short(measured), short(total.estimatedKg)),
    },
  ];
  return <FigureTiles tiles={tiles} />;
}
