import { priceTexts } from "@kreislauf/contract/purchasing";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PriceLines } from "./price-lines.tsx";
import { orderPriceQuery } from "./purchasing.queries.ts";

/** The price at which an order was given; renders nothing while loading or if no price was agreed. */
export function OrderPriceCard({ orderId }: { orderId: number }) {
  const texts = useTexts(priceTexts);
  const { data: price } = useQuery(orderPriceQuery(orderId));
  if (!price) return null;
  return (
    <Card title={texts.price}>
      <PriceLines price={price} />
    </Card>
  );
}
