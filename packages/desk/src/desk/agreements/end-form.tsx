import { berlinDate } from "@kreislauf/contract/base";
import { deskAgreementsApi } from "@kreislauf/contract/desk";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { call } from "../../base/call.ts";
import { useEndPreview } from "../agreements.queries.ts";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { useIsChanged } from "../base/use-is-changed.ts";
import { SectionFailure } from "../base/section-state.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import styles from "../base/panel.module.css";
import type { AgreementFormProps } from "./number-form.tsx";
import { useAgreementVerb } from "./use-agreement-verb.ts";

/** Ends an agreement. Before the user confirms, it lists the orders that the end cancels. */
export function EndForm({ agreement, onDone }: AgreementFormProps) {
  const texts = useTexts(deskAgreementsTexts);
  const formats = useFormats();
  const [endsOn, setEndsOn] = useState<string | null>(agreement.endsOn);
  const [note, setNote] = useState("");
  const isChanged = useIsChanged({ endsOn, note });
  const preview = useEndPreview(agreement.id, endsOn);
  const { data: cancelled } = preview;
  const save = useAgreementVerb(
    agreement,
    () =>
      call(deskAgreementsApi.endDeskAgreement, {
        params: { agreementId: agreement.id },
        body: {
          version: agreement.version,
          endsOn: endsOn ?? "",
          cancelledOrders: cancelled?.total ?? 0,
          note,
        },
      }),
    () => texts.ended,
    onDone,
  );
  return (
    <EntryForm
      hasHeading
      danger
      label={texts.endTitle}
      saveText={cancelled && cancelled.total > 0 ? texts.endCancelling(cancelled.total) : texts.endNow}
      error={save.error}
      busy={save.isPending}
      isDirty={isChanged}
      lockedBecause={endsOn !== null && cancelled === undefined ? texts.cancelledUnread : undefined}
      onSave={() => save.mutate(undefined)}
      onCancel={onDone}
    >
      <DateField
        label={texts.endsOn}
        today={berlinDate(now())}
        value={endsOn}
        error={fieldErrorOf(save.error, "endsOn")}
        onChange={setEndsOn}
      />
      {preview.isLoadingError && <SectionFailure query={preview} />}
      {cancelled && (
        <div role="status">
          <p>{texts.cancelled(cancelled.total)}</p>
          <ul>
            {cancelled.orders.map(({ orderNumber, desiredDate }) => (
              <li key={orderNumber}>{texts.orderOn(orderNumber, formats.day(desiredDate))}</li>
            ))}
          </ul>
          {cancelled.total > cancelled.orders.length && (
            <p>{texts.more(cancelled.total - cancelled.orders.length)}</p>
          )}
          <p className={styles.hint}>{texts.keeps}</p>
        </div>
      )}
      <TextField
        label={texts.noteToCustomer}
        optional
        maxLength={500}
        value={note}
        error={fieldErrorOf(save.error, "note")}
        onChange={(event) => setNote(event.target.value)}
      />
    </EntryForm>
  );
}
