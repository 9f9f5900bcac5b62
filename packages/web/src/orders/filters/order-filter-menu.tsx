import { Settings2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MobileBarPortal } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import type { SiteScope } from "../../sites/index.ts";
import { activeFilterNames, type OrderListState } from "../base/order-list-state.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { useFilterPanel } from "./use-filter-panel.ts";
import type { ChangeOrderList } from "./use-order-list-state.ts";

const loadSheet = async () => ({ default: (await import("./order-filter-sheet.tsx")).OrderFilterSheet });
const OrderFilterSheet = lazy(loadSheet);

interface OrderFilterMenuProps {
  site: SiteScope;
  state: OrderListState;
  change: ChangeOrderList;
}

/** The filter button in the top bar of narrow screens, and the sheet that it opens. */
export function OrderFilterMenu(props: OrderFilterMenuProps) {
  const texts = useTexts(ordersScreenTexts).filters;
  const { panel, open } = useFilterPanel();
  const [isWanted, setWanted] = useState(false);
  const count = activeFilterNames(props.state.filters).length;
  if (panel !== undefined && !isWanted) setWanted(true);
  return (
    <>
      <MobileBarPortal area="filter">
        <IconButton
          icon={Settings2}
          label={texts.open(count)}
          badge={count}
          variant="onDark"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadSheet()}
          onClick={() => open("rows")}
        />
      </MobileBarPortal>
      {isWanted && (
        <Suspense fallback={null}>
          <OrderFilterSheet {...props} />
        </Suspense>
      )}
    </>
  );
}
