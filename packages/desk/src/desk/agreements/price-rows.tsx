import { catalogTexts, containerActionIds, type ContainerActionId } from "@kreislauf/contract/catalog";
import { priceUnits } from "@kreislauf/contract/purchasing";
import { quotesTexts } from "@kreislauf/contract/quotes";
import { Plus, Trash2 } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import { pricesTexts } from "../prices.texts.ts";
import styles from "./agreements.module.css";
import { newPrice, type PriceDraft } from "./price-draft.ts";

interface PriceRowsProps {
  prices: readonly PriceDraft[];
  most: number;
  /** The services that can have a price of their own; all by default. */
  actionIds?: readonly ContainerActionId[];
  error: unknown;
  onChange: (prices: readonly PriceDraft[]) => void;
}

/** The fields for the prices of a quote or an agreement; each price is for one service or for all services. */
export function PriceRows({ prices, most, actionIds = containerActionIds, error, onChange }: PriceRowsProps) {
  const texts = useTexts(pricesTexts);
  const words = useTexts(quotesTexts);
  const actions = useTexts(catalogTexts).containerAction;
  const change = (place: number, given: Partial<PriceDraft>) =>
    onChange(prices.map((price, index) => (index === place ? { ...price, ...given } : price)));
  return (
    <fieldset className={styles.prices}>
      <legend>{texts.prices}</legend>
      {prices.map((price, place) => (
        <div key={price.rowId} role="group" aria-label={texts.price(place + 1)} className={styles.price}>
          <Select<ContainerActionId | 0>
            label={texts.action}
            options={[
              { value: 0, label: texts.everyAction },
              ...actionIds.map((value) => ({ value, label: actions[value] })),
            ]}
            value={price.containerActionId ?? 0}
            onChange={(next) => change(place, { containerActionId: next === 0 ? null : next })}
          />
          <Select
            label={texts.priceUnit}
            options={priceUnits.map((value) => ({ value, label: words.units[value] }))}
            value={price.unit}
            onChange={(unit) => change(place, { unit })}
          />
          <TextField
            label={texts.euros}
            inputMode="decimal"
            required
            value={price.euros}
            error={fieldErrorOf(error, `prices.${place}.cents`)}
            onChange={(event) => change(place, { euros: event.target.value })}
          />
          <TextField
            label={texts.vatRate}
            inputMode="decimal"
            required
            value={price.vatRate}
            error={fieldErrorOf(error, `prices.${place}.vatRate`)}
            onChange={(event) => change(place, { vatRate: event.target.value })}
          />
          <IconButton
            icon={Trash2}
            label={texts.removePrice(place + 1)}
            onClick={() => onChange(prices.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      <p className={styles.hint}>{fieldErrorOf(error, "prices") ?? texts.negative}</p>
      {prices.length < most && (
        <div>
          <Button small icon={Plus} onClick={() => onChange([...prices, newPrice()])}>
            {texts.addPrice}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
