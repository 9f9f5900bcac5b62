import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import { agreementType, catalogTexts } from "@kreislauf/contract/catalog";
import { amountLimits } from "@kreislauf/contract/orders";
import { Controller } from "react-hook-form";
import { RhythmFields, withType } from "../agreements/index.ts";
import { useTexts } from "../base/language.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { newContainerTexts } from "./new-container.texts.ts";
import type { NewContainerModel } from "./use-new-container.ts";
import styles from "./new-container.module.css";

interface NewContainerTermsProps {
  model: NewContainerModel;
  types: readonly AgreementTypeId[];
}

/** How many, and how they are served. */
export function NewContainerTerms({ model, types }: NewContainerTermsProps) {
  const texts = useTexts(newContainerTexts);
  const { agreementType: typeWords } = useTexts(catalogTexts);
  const { form, held, known } = model;
  const { agreementTypeId, cycleInterval, weekday1, weekday2 } = held;
  const most = known.facts && amountLimits(known.facts).most;
  const rhythm = agreementTypeId && { agreementTypeId, cycleInterval, weekday1, weekday2 };
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
        {rhythm && (
          <SegmentedControl
            label={texts.type}
            fill
            options={types.map((id) => ({ value: id, label: typeWords[id] }))}
            value={rhythm.agreementTypeId}
            onChange={(id) => model.setRhythm(withType(rhythm, id))}
          />
        )}
      </div>
      {rhythm?.agreementTypeId === agreementType.periodic && (
        <RhythmFields rhythm={rhythm} onChange={model.setRhythm} judged={form.formState.isSubmitted} />
      )}
    </>
  );
}
