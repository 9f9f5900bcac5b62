import type { Order } from "@kreislauf/contract/orders";
import { Printer } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { useOrderSlip } from "./use-order-slip.ts";

/** A button that opens the order's slip, a page made for printing. */
export function OrderSlipButton({ order }: { order: Order }) {
  const texts = useTexts(orderDetailTexts).detail;
  const { open } = useOrderSlip(order);
  return (
    <Button icon={Printer} onClick={open}>
      {texts.slip}
    </Button>
  );
}
