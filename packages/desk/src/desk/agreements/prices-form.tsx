import { berlinDate } from "@kreislauf/contract/base";
import { type DeskAgreement, type DeskPriceLists, deskAgreementsApi } from "@kreislauf/contract/desk";
import { maxPrices, maxPurchasingTextLengths } from "@kreislauf/contract/purchasing";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { call } from "../../base/call.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { useIsChanged } from "../base/use-is-changed.ts";
import { fieldErrorOf } from "../../base/field-error.ts";
import { pricesTexts } from "../prices.texts.ts";
import styles from "./agreements.module.css";
import { draftOf, newPrice, type PriceDraft, toPrices } from "./price-draft.ts";
import { PriceRows } from "./price-rows.tsx";
import { useAgreementVerb } from "./use-agreement-verb.ts";

interface PricesFormProps {
  agreement: DeskAgreement;
  shown: DeskPriceLists;
  onDone: () => void;
}

/**
 * A form for the next price list, filled from the newest one. After a refusal `shown` is reloaded, and the next attempt
 * to save sends its new `listsVersion`.
 */
export function PricesForm({ agreement, shown, onDone }: PricesFormProps) {
  const texts = useTexts(pricesTexts);
  const formats = useFormats();
  const today = berlinDate(now());
  const [latest] = shown.lists;
  const [validFrom, setValidFrom] = useState<string | null>(today);
  const [version, setVersion] = useState("");
  const [terms, setTerms] = useState(latest?.terms ?? "");
  const [prices, setPrices] = useState<readonly PriceDraft[]>(
    () => latest?.prices.map(draftOf) ?? [newPrice()],
  );
  const isChanged = useIsChanged({ validFrom, version, terms, prices });
  const replaced = shown.lists.find((list) => list.validFrom === validFrom);
  const save = useAgreementVerb(
    agreement,
    () =>
      call(deskAgreementsApi.setDeskPrices, {
        params: { agreementId: agreement.id },
        body: {
          listsVersion: shown.listsVersion,
          validFrom: validFrom ?? "",
          version,
          terms,
          prices: toPrices(prices),
        },
      }),
    () => texts.saved(formats.day(validFrom ?? today)),
    onDone,
  );
  const errorOf = (field: string) => fieldErrorOf(save.error, field);
  return (
    <EntryForm
      hasHeading
      label={texts.set}
      error={save.error}
      busy={save.isPending}
      isDirty={isChanged}
      onSave={() => save.mutate(undefined)}
      onCancel={onDone}
    >
      <DateField
        label={texts.validFrom}
        today={today}
        hint={replaced && texts.replaces(replaced.version)}
        value={validFrom}
        error={errorOf("validFrom")}
        onChange={setValidFrom}
      />
      <TextField
        label={texts.version}
        required
        maxLength={maxPurchasingTextLengths.version}
        value={version}
        error={errorOf("version")}
        onChange={(event) => setVersion(event.target.value)}
      />
      <TextField
        label={texts.terms}
        optional
        maxLength={maxPurchasingTextLengths.terms}
        value={terms}
        error={errorOf("terms")}
        onChange={(event) => setTerms(event.target.value)}
      />
      <PriceRows most={maxPrices} prices={prices} error={save.error} onChange={setPrices} />
      <p className={styles.hint}>{prices.length === 0 ? texts.ends : texts.keeps}</p>
    </EntryForm>
  );
}
