import { orderSortKeys } from "@kreislauf/contract/orders";
import { Columns3 } from "lucide-react";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Popover } from "../ui/popover.tsx";
import { ordersScreenTexts } from "./orders.texts.ts";
import type { ColumnChoice } from "./use-column-choice.ts";
import { fixedColumns } from "./use-column-choice.ts";
import styles from "./column-menu.module.css";

/** Brings columns back that a narrow window drops, and takes away others. */
export function ColumnMenu({ hidden, isChosen, toggle, reset }: ColumnChoice) {
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
