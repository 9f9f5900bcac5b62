import type { Agreement } from "@kreislauf/contract/agreements";
import { agreementType, catalogTexts } from "@kreislauf/contract/catalog";
import { Ban, RefreshCw } from "lucide-react";
import type { Rhythm } from "../agreements/index.ts";
import { kindIcons, missingInRhythm, RhythmFields, rhythmTexts, withType } from "../agreements/index.ts";
import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { ChoiceRows } from "../ui/choice-rows.tsx";
import { ConsequenceList } from "../ui/consequence-list.tsx";
import { Note } from "../ui/note.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { Stressed } from "../ui/stressed.tsx";
import { changeAgreementTexts } from "./change-agreement.texts.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { PendingChangeNote } from "./pending-change-note.tsx";
import { RhythmChange } from "./rhythm-change.tsx";
import type { ChangeAgreementModel } from "./use-change-agreement.ts";
import { useOrderRow } from "./use-order-row.ts";
import styles from "./withdraw-dialog.module.css";

interface ChangeAgreementBodyProps {
  model: ChangeAgreementModel;
  agreement: Agreement;
  rhythm: Rhythm;
  canFillIn: boolean;
}

/** The wish, what it changes, and which orders fall away with it. */
export function ChangeAgreementBody({ model, agreement, rhythm, canFillIn }: ChangeAgreementBodyProps) {
  const texts = useTexts(changeAgreementTexts);
  const common = useTexts(orderDialogTexts);
  const { agreementType: types } = useTexts(catalogTexts);
  const { typeHint } = useTexts(rhythmTexts);
  const rowOf = useOrderRow(agreement.terms.unit);
  const { offeredTypes, dropped, failure, judged, refusal } = model;
  const { pendingChange } = agreement;
  const cancelled = dropped.data?.cancelled ?? [];
  const isWhole = missingInRhythm(rhythm) === null;
  return (
    <div className={styles.body}>
      {pendingChange && <PendingChangeNote change={pendingChange} isNew={!model.wasPending} />}
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
            options={offeredTypes.map((id) => ({
              value: id,
              title: types[id],
              text: typeHint[id],
              icon: kindIcons[id],
            }))}
            value={rhythm.agreementTypeId}
            onChange={(id) =>
              model.change(withType(agreement.agreementTypeId === id ? agreement : rhythm, id))
            }
          />
          {rhythm.agreementTypeId === agreementType.periodic && (
            <RhythmFields rhythm={rhythm} onChange={model.change} judged={judged} />
          )}
          {isWhole && refusal === null && <RhythmChange before={agreement} after={rhythm} />}
          {dropped.isError && (
            <Note variant="error" role="alert" title={texts.previewFailed}>
              <Button small icon={RefreshCw} busy={dropped.isFetching} onClick={() => void dropped.refetch()}>
                {common.retry}
              </Button>
            </Note>
          )}
          {isWhole && refusal === null && (
            <ConsequenceList
              groups={[{ icon: Ban, title: texts.dropped(cancelled.length), rows: cancelled.map(rowOf) }]}
            />
          )}
          <Note>
            <Stressed text={texts.coordination(texts.fromThen)} part={texts.fromThen} />
          </Note>
          {judged && isWhole && refusal !== null && pendingChange === null && (
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
              : failure.of === "change"
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
