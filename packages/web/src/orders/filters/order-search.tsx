import { maxOrderTextLengths } from "@kreislauf/contract/orders";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import { ordersScreenTexts } from "../orders.texts.ts";
import type { ChangeOrderList } from "./use-order-list-state.ts";

interface OrderSearchProps {
  /** The search in the URL. */
  value: string;
  change: ChangeOrderList;
}

export function OrderSearch({ value, change }: OrderSearchProps) {
  const texts = useTexts(ordersScreenTexts).search;
  return (
    <SearchField
      label={texts.label}
      placeholder={texts.placeholder}
      clearLabel={texts.clear}
      maxLength={maxOrderTextLengths.search}
      value={value}
      onSearch={(search, how) => change({ search }, how)}
    />
  );
}
