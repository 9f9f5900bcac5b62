import { sortByWords } from "@kreislauf/contract/base";
import { agreementsTexts, type Agreement } from "@kreislauf/contract/agreements";
import { agreementType, catalogTexts } from "@kreislauf/contract/catalog";
import { Ban, RefreshCw } from "lucide-react";
import {
  agreementTypeIcons,
  missingInCycle,
  CycleFields,
  cycleFieldsTexts,
  withAgreementType,
  type CycleDraft,
} from "../../../agreements/index.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { ConsequenceList } from "@kreislauf/ui/data/consequence-list.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { EmphasizedText } from "@kreislauf/ui/data/emphasized-text.tsx";
import { changeAgreementTexts } from "./change-agreement.texts.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { PendingChangeNote } from "./pending-change-note.tsx";
import { CycleComparison } from "./cycle-comparison.tsx";
import type { ChangeAgreementDialogModel } from "./use-change-agreement-dialog.ts";
import { useConsequenceRow } from "../withdrawal/use-consequence-row.ts";
import styles from "../withdrawal/withdraw-dialog.module.css";

interface ChangeAgreementBodyProps {
  model: ChangeAgreementDialogModel;
  agreement: Agreement;
  cycle: CycleDraft;
  canFillIn: boolean;
}

/** The fields for the change, the agreement before and after it, and the orders that the change cancels. */
export function ChangeAgreementBody({ model, agreement, cycle, canFillIn }: ChangeAgreementBodyProps) {
  const texts = useTexts(changeAgreementTexts);
  const common = useTexts(orderingFormTexts);
  const language = useLanguage();
  const { agreementType: types } = useTexts(catalogTexts);
  const { typeHint } = useTexts(cycleFieldsTexts);
  const { afterCoordination } = useTexts(agreementsTexts);
  const { date } = useFormats();
  const rowOf = useConsequenceRow(agreement.terms.unit);
  const { offeredTypes, preview, failure, showErrors, refusal } = model;
  const { pendingChange } = agreement;
  const cancelled = preview.data?.cancelled ?? [];
  const isComplete = missingInCycle(cycle) === null;
  return (
    <div className={styles.body}>
      {pendingChange && <PendingChangeNote change={pendingChange} isNew={!model.wasPending} />}
      {pendingChange?.effectiveOn && (
        <ConsequenceList
          groups={[
            {
              icon: Ban,
              title: texts.droppedFrom(cancelled.length, date(pendingChange.effectiveOn)),
              rows: cancelled.map(rowOf),
            },
          ]}
        />
      )}
      {!canFillIn && !pendingChange && (
        <StateMessage
          illustration="periodic"
          title={texts.only}
          text={texts.onlyText(types[agreement.agreementTypeId])}
        />
      )}
      {canFillIn && (
        <>
          <ChoiceRows
            label={texts.type}
            options={sortByWords(offeredTypes, types, language).map((id) => ({
              value: id,
              title: types[id],
              text: typeHint[id],
              icon: agreementTypeIcons[id],
            }))}
            value={cycle.agreementTypeId}
            onChange={(id) =>
              model.change(withAgreementType(agreement.agreementTypeId === id ? agreement : cycle, id))
            }
          />
          {cycle.agreementTypeId === agreementType.periodic && (
            <CycleFields cycle={cycle} onChange={model.change} showErrors={showErrors} />
          )}
          {isComplete && refusal === null && <CycleComparison before={agreement} after={cycle} />}
          {preview.isError && (
            <Note variant="error" role="alert" title={texts.previewFailed}>
              <Button small icon={RefreshCw} busy={preview.isFetching} onClick={() => void preview.refetch()}>
                {common.retry}
              </Button>
            </Note>
          )}
          {isComplete && refusal === null && (
            <ConsequenceList
              groups={[{ icon: Ban, title: texts.dropped(cancelled.length), rows: cancelled.map(rowOf) }]}
            />
          )}
          <Note>
            <EmphasizedText text={texts.coordination} part={afterCoordination} />
          </Note>
          {showErrors && isComplete && refusal !== null && pendingChange === null && (
            <Note variant="error" role="alert">
              {refusal}
            </Note>
          )}
        </>
      )}
      {failure && (
        <Note
          variant={failure.sentence === null ? "warning" : "error"}
          role="alert"
          title={
            failure.sentence === null
              ? texts.lost
              : failure.kind === "change"
                ? texts.refused
                : texts.notWithdrawn
          }
        >
          {failure.sentence ?? texts.lostText}
        </Note>
      )}
    </div>
  );
}
