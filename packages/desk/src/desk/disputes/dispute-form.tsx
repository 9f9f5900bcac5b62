import { type DeskDispute, deskDisputesApi } from "@kreislauf/contract/desk";
import { maxDisputeTextLength } from "@kreislauf/contract/invoices";
import { maxDocumentTextLengths } from "@kreislauf/contract/documents";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, DeskError } from "../../base/call.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { useIsMounted } from "../base/use-is-mounted.ts";
import { useLateRefusal } from "../base/use-late-refusal.ts";
import { fieldErrorOf } from "../../base/field-error.ts";
import { disputesTexts } from "./disputes.texts.ts";

interface DisputeFormProps {
  dispute: DeskDispute;
  outcome: "credited" | "declined";
  onClosed: () => void;
  /** Called when the server refuses the answer because somebody else has changed the dispute. */
  onChanged: () => Promise<unknown>;
}

/** The form that answers a disputed line, with the number of the credit note if there is one. */
export function DisputeForm({ dispute, outcome, onClosed, onChanged }: DisputeFormProps) {
  const texts = useTexts(disputesTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const [text, setText] = useState("");
  const [number, setNumber] = useState("");
  const [tried, setTried] = useState(false);
  const isMounted = useIsMounted();
  const refuseLate = useLateRefusal(texts.lineTitle(dispute.number, dispute.position));
  const { documentId, position, version } = dispute;
  const refresh = () => client.invalidateQueries({ queryKey: ["desk", "disputes"] });
  const answer = useMutation({
    mutationFn: () =>
      call(deskDisputesApi.answerDeskDispute, {
        params: { documentId, position },
        body: {
          version,
          outcome,
          text,
          creditNoteNumber: outcome === "declined" || number.trim() === "" ? null : number.trim(),
        },
      }),
    onSuccess: async () => {
      show({ message: texts.done(dispute.number, position), variant: "success" });
      if (isMounted()) onClosed();
      await refresh();
    },
    onError: async (error) => {
      refuseLate(error);
      if (error instanceof DeskError && error.code === "invoice_line_changed") await onChanged();
      else await refresh();
    },
  });
  return (
    <EntryForm
      label={texts.answer(position, dispute.number)}
      saveText={outcome === "credited" ? texts.sendCredit : texts.sendDecline}
      error={answer.error}
      busy={answer.isPending}
      isDirty={text !== "" || number !== ""}
      onSave={() => {
        setTried(true);
        if (text.trim() !== "") answer.mutate();
      }}
      onCancel={onClosed}
    >
      <TextArea
        label={texts.text}
        autoFocus
        maxLength={maxDisputeTextLength}
        value={text}
        error={tried && text.trim() === "" ? texts.textMissing : fieldErrorOf(answer.error, "text")}
        onChange={({ target }) => setText(target.value)}
      />
      {outcome === "credited" && (
        <TextField
          label={texts.number}
          hint={texts.numberHint}
          optional
          autoComplete="off"
          maxLength={maxDocumentTextLengths.number}
          value={number}
          error={fieldErrorOf(answer.error, "creditNoteNumber")}
          onChange={({ target }) => setNumber(target.value)}
        />
      )}
    </EntryForm>
  );
}
