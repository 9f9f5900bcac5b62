import { deskAgreementsApi } from "@kreislauf/contract/desk";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { call } from "../../base/call.ts";
import { deskAgreementsTexts } from "../agreements.texts.ts";
import { entered } from "../base/entered.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { useIsChanged } from "../base/use-is-changed.ts";
import { atField, fieldErrorOf } from "../../base/field-error.ts";
import type { AgreementFormProps } from "./number-form.tsx";
import { useAgreementVerb } from "./use-agreement-verb.ts";

export function StockForm({ agreement, onDone }: AgreementFormProps) {
  const texts = useTexts(deskAgreementsTexts);
  const [containers, setContainers] = useState<number | null>(agreement.containersOnSite);
  const [note, setNote] = useState("");
  const isChanged = useIsChanged({ containers, note });
  const save = useAgreementVerb(
    agreement,
    () =>
      call(deskAgreementsApi.setDeskStock, {
        params: { agreementId: agreement.id },
        body: { version: agreement.version, containersOnSite: entered(containers), note },
      }).catch(atField("containersOnSite", "stock_below_withdrawals")),
    () => texts.stockSet,
    onDone,
  );
  return (
    <EntryForm
      hasHeading
      label={texts.setStock}
      error={save.error}
      busy={save.isPending}
      isDirty={isChanged}
      onSave={() => save.mutate(undefined)}
      onCancel={onDone}
    >
      <Stepper
        label={texts.onSite}
        hint={texts.stockHint}
        min={0}
        value={containers}
        error={fieldErrorOf(save.error, "containersOnSite")}
        onChange={setContainers}
      />
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
