import type { Agreement } from "@kreislauf/contract/agreements";
import { sortByWords, type BerlinDate } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import {
  amountLimits,
  needsPartsList,
  type GroupedOrders,
  type OrderingFacts,
} from "@kreislauf/contract/orders";
import { CircleAlert } from "lucide-react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { containerShapes } from "../../../catalog/index.ts";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { amountBounds } from "../form/amount-bounds.ts";
import { groupableActions, type GroupDraft } from "./group-draft.ts";
import { groupDialogTexts } from "./group-dialog.texts.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import styles from "./group-dialog.module.css";

interface GroupMemberProps {
  form: UseFormReturn<GroupDraft, unknown, GroupedOrders>;
  agreement: Agreement;
  /** The key of the agreement's values in the form. */
  name: string;
  /** Undefined until the facts are loaded, and while the container is not chosen. */
  facts: OrderingFacts | undefined;
  desiredDate: BerlinDate | null;
  /** Why the waste's proofs refuse the order, or a warning about them; undefined if there is neither. */
  proofHint: string | undefined;
  hasEnded: boolean;
}

/** A row for one container of the site; it also shows the errors of the container's order. */
export function GroupMember({
  form,
  agreement,
  name,
  facts,
  desiredDate,
  proofHint,
  hasEnded,
}: GroupMemberProps) {
  const texts = useTexts(groupDialogTexts);
  const common = useTexts(orderingFormTexts);
  const language = useLanguage();
  const { containerAction, airbagNotice } = useTexts(catalogTexts);
  const { control } = form;
  const { wasteType, containerType, terms, containersOnSite } = agreement;
  const member = useWatch({ control, name: `members.${name}` });
  const errors = form.formState.errors.members?.[name] as
    | Readonly<Record<string, { readonly message?: string } | undefined>>
    | undefined;
  const rowError =
    hasEnded && member?.chosen ? texts.gone : (errors?.["desiredDate"] ?? errors?.["agreementId"])?.message;
  const isChosen = member?.chosen ?? false;
  const most = facts && isChosen ? amountBounds(facts, desiredDate).most : null;
  const needsParts = isChosen && needsPartsList({ terms, containerActionId: member.containerActionId });
  return (
    <li className={classNames(styles.member, !isChosen && styles.idle)}>
      <div className={styles.name}>
        <Controller
          control={control}
          name={`members.${name}.chosen`}
          render={({ field: { value, ...field } }) => (
            <Checkbox
              {...field}
              label={texts.choose(`${wasteType.description}, ${containerType.type}`)}
              labelHidden
              checked={value}
            />
          )}
        />
        <ContainerDrawing shape={containerShapes[containerType.drawing]} size="small" />
        <span>
          <b>
            <BreakableText text={wasteType.description} />
          </b>
          <small>{containerType.type}</small>
          <small>{texts.onSite(containersOnSite)}</small>
        </span>
      </div>
      {isChosen ? (
        <>
          <div className={styles.action}>
            <Controller
              control={control}
              name={`members.${name}.containerActionId`}
              render={({ field }) => (
                <Select
                  label={texts.actionOf(wasteType.description)}
                  labelHidden
                  error={errors?.["containerActionId"]?.message}
                  options={sortByWords(groupableActions(agreement), containerAction, language).map((id) => ({
                    value: id,
                    label: containerAction[id],
                  }))}
                  value={field.value}
                  onChange={(id) => {
                    field.onChange(id);
                    // The smallest amount depends on the action.
                    const { least } = amountLimits({ terms, containerActionId: id });
                    form.setValue(`members.${name}.amount`, least, { shouldDirty: true });
                  }}
                  onBlur={field.onBlur}
                />
              )}
            />
          </div>
          <div className={styles.amount}>
            <Controller
              control={control}
              name={`members.${name}.amount`}
              render={({ field }) => (
                <Stepper
                  {...field}
                  label={texts.amountOf(wasteType.description)}
                  labelHidden
                  compact
                  error={errors?.["amount"]?.message}
                  min={amountLimits({ terms, containerActionId: member.containerActionId }).least}
                  {...(most === null ? {} : { max: most })}
                />
              )}
            />
          </div>
        </>
      ) : (
        <>
          <span className={styles.none} aria-hidden>
            –
          </span>
          <span className={styles.none} aria-hidden>
            –
          </span>
        </>
      )}
      {(rowError !== undefined || needsParts || (isChosen && (terms.airbag || proofHint !== undefined))) && (
        <div className={styles.below}>
          {rowError !== undefined && (
            <p className={styles.error} role="alert">
              <Icon of={CircleAlert} size={16} />
              {rowError}
            </p>
          )}
          {isChosen && proofHint !== undefined && (
            <div aria-live="polite">
              <Note variant="warning">{proofHint}</Note>
            </div>
          )}
          {isChosen && terms.airbag && <Note variant="warning">{airbagNotice}</Note>}
          {needsParts && (
            <TextArea
              label={common.parts}
              hint={common.partsHint}
              rows={3}
              error={errors?.["details"]?.message}
              {...form.register(`members.${name}.details`)}
            />
          )}
        </div>
      )}
    </li>
  );
}
