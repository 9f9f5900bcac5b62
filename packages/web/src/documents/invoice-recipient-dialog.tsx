import { invoiceRecipientsApi, type MailedForm, mailedForms } from "@kreislauf/contract/documents";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { Field } from "@kreislauf/ui/controls/field.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { activeSitesQuery } from "../sites/index.ts";
import { invoiceRecipientsQuery } from "./documents.queries.ts";
import { invoiceRecipientsTexts } from "./invoice-recipients.texts.ts";
import styles from "./invoice-recipients.module.css";

interface InvoiceRecipientDialogProps {
  canChooseAllSites: boolean;
  onClosed: () => void;
}

interface Draft {
  readonly email: string;
  readonly of: "company" | "site";
  readonly siteId: number | null;
  readonly forms: readonly MailedForm[];
}

/** Adds an e-mail address that gets the invoices of one site or of the whole company. */
export function InvoiceRecipientDialog({ canChooseAllSites, onClosed }: InvoiceRecipientDialogProps) {
  const texts = useTexts(invoiceRecipientsTexts);
  const { dialog } = texts;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const sites = useQuery(activeSitesQuery).data ?? [];
  const start: Draft = {
    email: "",
    of: canChooseAllSites ? "company" : "site",
    siteId: null,
    forms: mailedForms,
  };
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const email = draft.email.trim();
  // Only a rough check; the server checks the address more closely.
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  const [refused, setRefused] = useState<string | null>(null);
  const isPlaced = draft.of === "company" || draft.siteId !== null;
  const adding = useSubmit({
    send: () =>
      call(invoiceRecipientsApi.addInvoiceRecipient, {
        body: {
          email,
          serviceLocationId: draft.of === "company" ? null : draft.siteId,
          forms: [...draft.forms],
        },
      }),
    setErrors: ({ details }) => {
      const complaint = details.find(({ field }) => field === "email");
      if (complaint !== undefined) setRefused(email);
      return complaint !== undefined;
    },
    onDone: () => {
      showSnack({ message: dialog.done, variant: "success" });
      onClosed();
    },
    onSettled: () => queryClient.invalidateQueries(invoiceRecipientsQuery),
  });
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={dialog.title}
      dirty={JSON.stringify(draft) !== JSON.stringify(start)}
      busy={adding.busy}
      closeText={dialog.cancel}
      error={adding.failure?.sentence}
      action={{
        text: dialog.save,
        busyText: dialog.saving,
        onSubmit: (event) => {
          event.preventDefault();
          setTried(true);
          if (isEmail && isPlaced && draft.forms.length > 0) void adding.submit();
        },
      }}
    >
      <Stack of="fields">
        <TextField
          label={texts.email}
          hint={dialog.emailHint}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={draft.email}
          error={(tried && !isEmail) || refused === email ? dialog.emailError : undefined}
          onChange={({ target }) => set({ email: target.value })}
        />
        {canChooseAllSites && (
          <SegmentedControl
            label={texts.site}
            options={[
              { value: "company", label: texts.allSites },
              { value: "site", label: texts.site },
            ]}
            value={draft.of}
            onChange={(of) => set({ of })}
          />
        )}
        {draft.of === "site" && (
          <Combobox
            label={texts.site}
            options={sites.map(({ id, alias }) => ({ value: id, label: alias }))}
            value={draft.siteId}
            placeholder={dialog.chooseSite}
            searchLabel={dialog.searchSite}
            error={tried && draft.siteId === null ? dialog.siteMissing : undefined}
            onChange={(siteId) => set({ siteId })}
          />
        )}
        <Field
          kind="group"
          label={texts.forms}
          hint={dialog.formsHint}
          error={tried && draft.forms.length === 0 ? dialog.formsMissing : undefined}
        >
          {(control) => (
            <div className={styles.forms} {...control}>
              {mailedForms.map((form) => (
                <Checkbox
                  key={form}
                  label={texts.form[form]}
                  checked={draft.forms.includes(form)}
                  onChange={({ target }) =>
                    set({
                      forms: mailedForms.filter((each) =>
                        each === form ? target.checked : draft.forms.includes(each),
                      ),
                    })
                  }
                />
              ))}
            </div>
          )}
        </Field>
      </Stack>
    </ActionDialog>
  );
}
