import { sortByWords } from "@kreislauf/contract/base";
import { agreementType, catalogTexts, type AgreementTypeId } from "@kreislauf/contract/catalog";
import { amountLimits } from "@kreislauf/contract/orders";
import { Controller } from "react-hook-form";
import { CycleFields, withAgreementType } from "../../../agreements/index.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { newContainerTexts } from "./new-container.texts.ts";
import type { NewContainerDialogModel } from "./use-new-container-dialog.ts";
import styles from "./new-container.module.css";

interface NewContainerAmountProps {
  model: NewContainerDialogModel;
  types: readonly AgreementTypeId[];
}

/** The fields for the amount, the type of agreement and, for a periodic agreement, the cycle. */
export function NewContainerAmount({ model, types }: NewContainerAmountProps) {
  const texts = useTexts(newContainerTexts);
  const language = useLanguage();
  const { agreementType: typeWords } = useTexts(catalogTexts);
  const { form, values, factsState } = model;
  const { agreementTypeId, cycleInterval, weekday1, weekday2 } = values;
  const most = factsState.facts && amountLimits(factsState.facts).most;
  const cycle = agreementTypeId && { agreementTypeId, cycleInterval, weekday1, weekday2 };
  return (
    <>
      <div className={styles.terms}>
        <Controller
          control={form.control}
          name="amount"
          render={({ field, fieldState: { error } }) => (
            <Stepper {...field} label={texts.amount} error={error?.message} {...(most && { max: most })} />
          )}
        />
        {cycle && (
          <SegmentedControl
            label={texts.type}
            fill
            options={sortByWords(types, typeWords, language).map((id) => ({
              value: id,
              label: typeWords[id],
            }))}
            value={cycle.agreementTypeId}
            onChange={(id) => model.setCycle(withAgreementType(cycle, id))}
          />
        )}
      </div>
      {cycle?.agreementTypeId === agreementType.periodic && (
        <CycleFields cycle={cycle} onChange={model.setCycle} showErrors={form.formState.isSubmitted} />
      )}
    </>
  );
}
