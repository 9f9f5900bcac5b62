import { type DeskAgreement, deskAgreementsApi } from "@kreislauf/contract/desk";
import { maxProviderTextLengths } from "@kreislauf/contract/provider";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { call } from "../../base/call.ts";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import { useAgreementVerb } from "./use-agreement-verb.ts";

export interface AgreementFormProps {
  agreement: DeskAgreement;
  onDone: () => void;
}

export function NumberForm({ agreement, onDone }: AgreementFormProps) {
  const texts = useTexts(deskAgreementsTexts);
  const [agreementNumber, setAgreementNumber] = useState(agreement.agreementNumber ?? "");
  const save = useAgreementVerb(
    agreement,
    () =>
      call(deskAgreementsApi.giveDeskNumber, {
        params: { agreementId: agreement.id },
        body: { version: agreement.version, agreementNumber },
      }),
    () => texts.numberGiven,
    onDone,
  );
  return (
    <EntryForm
      hasHeading
      label={texts.giveNumber}
      error={save.error}
      busy={save.isPending}
      onSave={() => save.mutate(undefined)}
      onCancel={onDone}
    >
      <TextField
        label={texts.number}
        required
        autoFocus
        maxLength={maxProviderTextLengths.agreementNumber}
        value={agreementNumber}
        error={fieldErrorOf(save.error, "agreementNumber")}
        onChange={(event) => setAgreementNumber(event.target.value)}
      />
    </EntryForm>
  );
}
