import { orderSortKeys, type OrderSortKey } from "@kreislauf/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { addedColumnChoice, addedColumnNames, type AddedColumnName } from "../base/order-column-choice.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { saveColumns } from "./saved-columns.ts";
import { savedViewsTexts } from "./saved-views.texts.ts";
import styles from "./saved-views.module.css";

export interface OrderColumnChoicesProps {
  readonly hidden: readonly OrderSortKey[];
  readonly fixed: readonly OrderSortKey[];
  readonly isChosen: boolean;
  readonly toggle: (column: OrderSortKey) => void;
  readonly reset: () => void;
}

/**
 * Checkboxes for the columns of the table: the standard ones except `fixed`, and the additional ones. Saved in the
 * account.
 */
export function OrderColumnChoices({ hidden, fixed, isChosen, toggle, reset }: OrderColumnChoicesProps) {
  const { columns } = useTexts(ordersScreenTexts);
  const { columns: texts } = useTexts(savedViewsTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const added = useStoredValue(addedColumnChoice);
  const changed = (change: () => void) => {
    change();
    saveColumns(queryClient).catch(() => showSnack({ message: texts.failed, variant: "warning" }));
  };
  const toggleAdded = (name: AddedColumnName) => {
    const now = addedColumnChoice.get();
    addedColumnChoice.set(
      addedColumnNames.filter((each) => (each === name ? !now.includes(each) : now.includes(each))),
    );
  };
  return (
    <>
      <div className={styles.columns}>
        <h3>{texts.ofTable}</h3>
        <ul>
          {orderSortKeys
            .filter((key) => !fixed.includes(key))
            .map((key) => (
              <li key={key}>
                <Checkbox
                  label={columns[key]}
                  checked={!hidden.includes(key)}
                  onChange={() => changed(() => toggle(key))}
                />
              </li>
            ))}
        </ul>
        <h3>{texts.added}</h3>
        <ul>
          {addedColumnNames.map((name) => (
            <li key={name}>
              <Checkbox
                label={texts.heads[name]}
                checked={added.includes(name)}
                onChange={() => changed(() => toggleAdded(name))}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.columnsFoot}>
        <span>{texts.forAccount}</span>
        {(isChosen || added.length > 0) && (
          <Button
            variant="ghost"
            small
            onClick={() =>
              changed(() => {
                reset();
                addedColumnChoice.set([]);
              })
            }
          >
            {texts.reset}
          </Button>
        )}
      </div>
    </>
  );
}
