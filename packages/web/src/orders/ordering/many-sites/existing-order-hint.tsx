import type { SiteOrderCheck } from "@kreislauf/contract/orders";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../../base/paths.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";

/** Says that the day of a row already has an order, with a link to it. */
export function ExistingOrderHint({ order }: { order: NonNullable<SiteOrderCheck["existing"]> }) {
  const texts = useTexts(siteOrdersTexts);
  return (
    <>
      {`${texts.existing} `}
      <a href={hrefTo("order", { orderId: order.id })}>{texts.order(order.orderNumber)}</a>.
    </>
  );
}
