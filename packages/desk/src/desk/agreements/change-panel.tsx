import { changeEffectiveOn } from "@kreislauf/contract/agreements";
import { type DeskAgreement, deskAgreementsApi } from "@kreislauf/contract/desk";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { call } from "../../base/call.ts";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import { customerWords } from "../customer-words.texts.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import { useFormOpener } from "../base/use-form-opener.ts";
import styles from "../base/panel.module.css";
import { DecisionPanel } from "./decision-panel.tsx";
import { scheduleText } from "./schedule-text.ts";
import { useAgreementVerb } from "./use-agreement-verb.ts";

interface ChangePanelProps {
  agreement: DeskAgreement;
  /** Called once the change is accepted or declined. */
  onDone: () => void;
  onClose: () => void;
}

const reasons = ["container", "cycle", "other"] as const;

/** The change that a customer asks for; the desk accepts it unchanged or declines it with a reason. */
export function ChangePanel({ agreement, onDone, onClose }: ChangePanelProps) {
  const texts = useTexts(deskAgreementsTexts);
  const language = useLanguage();
  const formats = useFormats();
  const { isOpen, setIsOpen, opener } = useFormOpener();
  const [reason, setReason] = useState<(typeof reasons)[number]>("container");
  const [note, setNote] = useState<string>(customerWords.declinedBecause.container);
  const [openedVersion] = useState(agreement.version);
  const decide = useAgreementVerb(
    agreement,
    (accepted: boolean) =>
      call(deskAgreementsApi.decideDeskChange, {
        params: { agreementId: agreement.id },
        body: { version: agreement.version, accepted, note: accepted ? null : note },
      }),
    (_, accepted) => (accepted ? texts.accepted : texts.declined),
    onDone,
  );
  const { pendingChange: change } = agreement;
  if (change === null) return null;
  return (
    <DecisionPanel
      title={`${agreement.companyName}, ${agreement.siteName}`}
      sub={`${texts.agreement} ${agreement.agreementNumber ?? texts.noNumber}`}
      onClose={onClose}
    >
      <DefinitionList
        entries={[
          {
            label: texts.container,
            value: texts.containers(agreement.containersOnSite, agreement.containerType),
          },
          { label: texts.waste, value: agreement.wasteType },
          { label: texts.before, value: scheduleText(agreement, language) },
          { label: texts.after, value: <strong>{scheduleText(change, language)}</strong> },
          { label: texts.askedBy, value: change.requestedBy.name },
          { label: texts.askedOn, value: formats.dateTime(change.requestedOn) },
          { label: texts.validFrom, value: texts.validFromValue(formats.day(changeEffectiveOn(now()))) },
        ]}
      />
      {agreement.version !== openedVersion && (
        <Note variant="warning" role="status">
          {texts.changedMeanwhile}
        </Note>
      )}
      {isOpen ? (
        <EntryForm
          hasHeading
          label={texts.decline}
          saveText={texts.decline}
          error={decide.error}
          busy={decide.isPending}
          isDirty={note !== customerWords.declinedBecause[reason]}
          onSave={() => decide.mutate(false)}
          onCancel={() => setIsOpen(false)}
        >
          <Select
            label={texts.reason}
            options={reasons.map((value) => ({ value, label: texts.reasons[value] }))}
            value={reason}
            onChange={(next) => {
              setReason(next);
              setNote(customerWords.declinedBecause[next]);
            }}
          />
          <TextArea
            label={texts.read}
            required
            maxLength={500}
            value={note}
            error={fieldErrorOf(decide.error, "note")}
            onChange={(event) => setNote(event.target.value)}
          />
        </EntryForm>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            decide.mutate(true);
          }}
        >
          {decide.isError && (
            <Note variant="error" role="alert">
              {decide.error.message}
            </Note>
          )}
          <div className={styles.actions}>
            <Button variant="primary" type="submit" busy={decide.isPending}>
              {texts.accept}
            </Button>
            <Button ref={opener} onClick={() => setIsOpen(true)}>
              {texts.openDecline}
            </Button>
          </div>
        </form>
      )}
    </DecisionPanel>
  );
}
