import { orderSortKeys } from "@kreislauf/contract/orders";
import { Columns3 } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { Popover } from "@kreislauf/ui/overlays/popover.tsx";
import { ordersScreenTexts } from "../orders.texts.ts";
import { fixedColumns, type ColumnVisibility } from "./use-column-visibility.ts";
import styles from "./column-menu.module.css";

/** Chooses the columns of the table, also those that a narrow window hides. */
export function ColumnMenu({ hidden, isChosen, toggle, reset }: ColumnVisibility) {
  const { columns, columnChoice: texts } = useTexts(ordersScreenTexts);
  return (
    <Popover
      label={texts.label}
      trigger={
        <Button small icon={Columns3}>
          {texts.open}
        </Button>
      }
    >
      <ul className={styles.columns}>
        {orderSortKeys
          .filter((key) => !fixedColumns.includes(key))
          .map((key) => (
            <li key={key}>
              <Checkbox label={columns[key]} checked={!hidden.includes(key)} onChange={() => toggle(key)} />
            </li>
          ))}
      </ul>
      {isChosen && (
        <div className={styles.reset}>
          <Button variant="ghost" small onClick={reset}>
            {texts.reset}
          </Button>
        </div>
      )}
    </Popover>
  );
}
