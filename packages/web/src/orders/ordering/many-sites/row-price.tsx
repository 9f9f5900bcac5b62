import type { SiteOrderPrice } from "@kreislauf/contract/orders";
import { priceTexts } from "@kreislauf/contract/purchasing";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";

/** The price of the order at one site or, if there is no amount, which kind of price it has. */
export function RowPrice({ price: { kind, grossAmount } }: { price: SiteOrderPrice }) {
  const texts = useTexts(priceTexts);
  const { money } = useFormats();
  if (grossAmount === null || kind === "free") return <small>{texts.kinds[kind]}</small>;
  const amount = kind === "estimated" ? texts.about(money(grossAmount)) : money(grossAmount);
  return (
    <small>
      {amount} {texts.gross}
    </small>
  );
}
