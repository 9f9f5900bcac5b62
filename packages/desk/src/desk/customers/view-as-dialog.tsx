import { type DeskCustomerPerson, customerViewsApi } from "@kreislauf/contract/desk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { call } from "../../base/call.ts";
import { fieldErrorOf, formErrorOf } from "../../base/field-error.ts";
import { GuardedDialog } from "../../base/guarded-dialog.tsx";
import styles from "../base/page.module.css";
import { formsTexts } from "../forms.texts.ts";
import { viewAsTexts } from "../view-as.texts.ts";

interface ViewAsDialogProps {
  companyId: number;
  person: DeskCustomerPerson;
  onClose: () => void;
}

/** Asks for a reason, then opens the customers' portal in a new tab as the person sees it. */
export function ViewAsDialog({ companyId, person, onClose }: ViewAsDialogProps) {
  const texts = useTexts(viewAsTexts);
  const forms = useTexts(formsTexts);
  const { time } = useFormats();
  const [reason, setReason] = useState("");
  const view = useMutation({
    mutationFn: () =>
      call(customerViewsApi.viewAsPerson, { params: { companyId, userId: person.userId }, body: { reason } }),
    onSuccess: ({ ticket }) => {
      // If the browser blocks the window, the dialog stays open and offers a link instead.
      if (window.open(addressOf(ticket), "_blank") !== null) onClose();
    },
  });
  const error = formErrorOf(view.error);
  return (
    <GuardedDialog
      open
      onClose={onClose}
      isDirty={reason !== "" && view.data === undefined}
      busy={view.isPending}
      title={texts.title}
      description={texts.whose(`${person.firstName} ${person.lastName}`)}
      maxWidth={520}
      onSubmit={(event) => {
        event.preventDefault();
        view.mutate();
      }}
      actions={(close) =>
        view.data ? (
          <LinkButton variant="primary" href={addressOf(view.data.ticket)} target="_blank" onClick={onClose}>
            {texts.openUntil(time(Temporal.Instant.from(view.data.endsOn)))}
          </LinkButton>
        ) : (
          <>
            <Button onClick={close}>{forms.cancel}</Button>
            <Button variant="primary" type="submit" busy={view.isPending}>
              {texts.open}
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          required
          rows={2}
          maxLength={200}
          value={reason}
          error={fieldErrorOf(view.error, "reason")}
          onChange={(event) => setReason(event.target.value)}
        />
        <Note>{texts.note}</Note>
        {error !== undefined && (
          <Note variant="error" role="alert">
            {error}
          </Note>
        )}
      </div>
    </GuardedDialog>
  );
}

const addressOf = (ticket: string) => `/view.html#ticket=${ticket}`;
