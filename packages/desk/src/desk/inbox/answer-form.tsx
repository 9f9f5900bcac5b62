import { berlinDate } from "@kreislauf/contract/base";
import type { DeskAnswer, DeskAnswerKind } from "@kreislauf/contract/desk";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { isRefusedBy } from "../../base/call.ts";
import { useUnsavedForm } from "../../base/leave-guard.tsx";
import { answerErrorsOf } from "./answer-errors.ts";
import { OrderChangedNote } from "../base/order-changed-note.tsx";
import { useRefusalFocus } from "../base/use-refusal-focus.ts";
import { useInboxFilters } from "../inbox.queries.ts";
import { inboxTexts } from "../inbox.texts.ts";
import { parseWeight } from "./parse-weight.ts";
import { type AnswerPhoto, PhotoField } from "./photo-field.tsx";
import styles from "../base/panel.module.css";

interface AnswerFormProps {
  kind: DeskAnswerKind;
  /** Whether the form answers several orders at once: it then asks for no weight and no photo. */
  isForMany?: boolean;
  /** The weight reported before, in kg, if the answer corrects it; null otherwise. */
  reportedKg?: number | null;
  /** A sentence that says which date is confirmed; shown only in the form of a confirmation. */
  confirms?: string;
  /** Whether somebody else has changed the order since the form was opened. */
  isChanged?: boolean;
  /** Whether the order can no longer be answered this way: the input can then be read but not sent. */
  isOver?: boolean;
  busy: boolean;
  /** The error of the last attempt to send, or null. */
  error: unknown;
  onSend: (answer: DeskAnswer) => void;
  onCancel: () => void;
}

/** The form of an answer with the fields of its kind; a confirmation has only buttons. */
export function AnswerForm(props: AnswerFormProps) {
  const { kind, isForMany = false, reportedKg = null, confirms, isChanged = false, isOver = false } = props;
  const { busy, error, onSend, onCancel } = props;
  const texts = useTexts(inboxTexts);
  const formats = useFormats();
  const { data } = useInboxFilters();
  const today = berlinDate(now());
  const [firstDay] = useState(kind === "execute" ? today : null);
  const [day, setDay] = useState<string | null>(firstDay);
  // An empty date is sent too: the server refuses it beside its field.
  const date = day ?? "";
  const dayField = useRef<HTMLInputElement>(null);
  useEffect(() => dayField.current?.focus(), []);
  const [text, setText] = useState("");
  const [weight, setWeight] = useState("");
  const [code, setCode] = useState("");
  const [wasteTypeId, setWasteTypeId] = useState<number | null>(null);
  const [isWasteMissing, setIsWasteMissing] = useState(false);
  const [photo, setPhoto] = useState<AnswerPhoto | null>(null);
  // The error that was shown when the photo was chosen: it was about another photo, so it is not shown beside this one.
  const [pastError, setPastError] = useState<unknown>(null);
  const [weightError, setWeightError] = useState<string>();
  const form = useRefusalFocus<HTMLFormElement>(error);
  const { fields, sentence } = answerErrorsOf(error);
  useUnsavedForm(
    texts.answers[kind],
    day !== firstDay || wasteTypeId !== null || photo !== null || [text, weight, code].some(Boolean),
  );

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isOver) return;
    const weightKg = parseWeight(weight);
    const isWeightWrong = weightKg === null || (kind === "correct" && weightKg === undefined);
    setWeightError(isWeightWrong ? texts.weightWrong : undefined);
    if (kind === "confirm") onSend({ kind });
    if (kind === "propose") onSend({ kind, date, timeWindow: "all_day", note: text });
    if (kind === "move") onSend({ kind, date });
    if (kind === "fail") onSend({ kind, reason: text, photo: photo?.dataUri ?? null });
    if (kind === "cancel") onSend({ kind, reason: text });
    setIsWasteMissing(kind === "redeclare" && wasteTypeId === null);
    if (kind === "redeclare" && wasteTypeId !== null) onSend({ kind, wasteTypeId });
    if (kind === "correct" && typeof weightKg === "number") onSend({ kind, weightKg });
    if (kind === "execute" && weightKg !== null)
      onSend({
        kind,
        executedOn: date,
        weightKg: weightKg ?? null,
        treatmentCode: code || null,
        photo: photo?.dataUri ?? null,
      });
  };
  const choosePhoto = (chosen: AnswerPhoto | null) => {
    setPhoto(chosen);
    setPastError(error);
  };
  const needsDate = kind === "propose" || kind === "execute" || kind === "move";
  const needsReason = kind === "fail" || kind === "cancel";
  return (
    <form ref={form} className={styles.form} aria-label={texts.answers[kind]} onSubmit={submit}>
      <OrderChangedNote isChanged={isChanged && !isOver} />
      {isOver && (
        <Note variant="warning" role="status">
          {texts.answerOver}
        </Note>
      )}
      {kind === "confirm" && confirms !== undefined && <p>{confirms}</p>}
      {needsDate && (
        <DateField
          ref={dayField}
          label={kind === "execute" ? texts.executedOn : texts.date}
          hint={kind === "propose" && !isForMany ? texts.proposeHint : undefined}
          today={today}
          value={day}
          error={fields.date}
          {...(kind === "execute" ? { to: today } : { from: today })}
          onChange={setDay}
        />
      )}
      {((kind === "execute" && !isForMany) || kind === "correct") && (
        <TextField
          label={texts.weightKg}
          optional={kind === "execute"}
          required={kind === "correct"}
          autoFocus={kind === "correct"}
          inputMode="decimal"
          hint={reportedKg === null ? undefined : texts.reported(formats.number(reportedKg))}
          value={weight}
          error={weightError ?? fields.weight}
          onChange={(event) => setWeight(event.target.value)}
          onBlur={() => {
            const kilograms = parseWeight(weight);
            if (typeof kilograms === "number") setWeight(String(kilograms));
          }}
        />
      )}
      {kind === "execute" && !isForMany && (
        <TextField
          label={texts.treatment}
          optional
          pattern="[RD][0-9]{1,2}"
          placeholder="R3"
          error={fields.code}
          value={code}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
        />
      )}
      {(kind === "execute" || kind === "fail") && !isForMany && (
        <PhotoField
          photo={photo}
          error={error === pastError ? undefined : fields.photo}
          onChange={choosePhoto}
        />
      )}
      {kind === "redeclare" && (
        <Combobox
          label={texts.wasteType}
          placeholder={texts.wasteTypePlaceholder}
          searchLabel={texts.searchWasteType}
          options={data?.wasteTypes.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          value={wasteTypeId}
          error={isWasteMissing && wasteTypeId === null ? texts.chooseWasteType : fields.wasteType}
          onChange={setWasteTypeId}
        />
      )}
      {(needsReason || kind === "propose") && (
        <TextArea
          label={needsReason ? texts.reason : texts.note}
          optional={!needsReason}
          required={needsReason}
          autoFocus={needsReason}
          maxLength={500}
          error={fields.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {sentence !== undefined && (
        <Note variant="error" role="alert">
          {isRefusedBy(error, "order_changed") ? texts.changed : sentence}
        </Note>
      )}
      <div className={styles.actions}>
        <Button
          variant={kind === "cancel" ? "dangerSolid" : "primary"}
          type="submit"
          autoFocus={kind === "confirm"}
          busy={busy}
          lockedBecause={isOver ? texts.answerOver : undefined}
          reasonElsewhere
        >
          {texts.sends[kind]}
        </Button>
        <Button onClick={onCancel}>{texts.back}</Button>
      </div>
    </form>
  );
}
