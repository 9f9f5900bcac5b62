import { Columns3 } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Popover } from "@kreislauf/ui/overlays/popover.tsx";
import { ordersScreenTexts } from "../orders.texts.ts";
import { fixedColumns, type ColumnVisibility } from "./use-column-visibility.ts";

const loadChoices = async () => ({
  default: (await import("../views/order-column-choices.tsx")).OrderColumnChoices,
});
const OrderColumnChoices = lazy(loadChoices);

/** A menu to choose the columns of the table, including those that are hidden because the window is narrow. */
export function ColumnMenu(visibility: ColumnVisibility) {
  const { columnChoice: texts } = useTexts(ordersScreenTexts);
  return (
    <Popover
      label={texts.label}
      trigger={
        <Button small icon={Columns3} onPointerEnter={() => void loadChoices()}>
          {texts.open}
        </Button>
      }
    >
      {() => (
        <Suspense fallback={null}>
          <OrderColumnChoices fixed={fixedColumns} {...visibility} />
        </Suspense>
      )}
    </Popover>
  );
}
