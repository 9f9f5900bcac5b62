import {
  type InvoiceRecipient,
  type InvoiceRecipients,
  invoiceRecipientsApi,
} from "@kreislauf/contract/documents";
import { useQueryClient } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call } from "../base/api.ts";
import { hrefTo } from "../base/paths.ts";
import { useSubmit } from "../base/use-submit.ts";
import { invoiceRecipientsQuery } from "./documents.queries.ts";
import { InvoiceRecipientDialog } from "./invoice-recipient-dialog.tsx";
import { invoiceRecipientsTexts } from "./invoice-recipients.texts.ts";
import styles from "./invoice-recipients.module.css";

/** The list of e-mail addresses that get invoices, with buttons that add and remove addresses. */
export function InvoiceRecipientsCard({ list }: { list: InvoiceRecipients }) {
  const texts = useTexts(invoiceRecipientsTexts);
  const { date } = useFormats();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<InvoiceRecipient | null>(null);
  const placeOf = ({ site }: InvoiceRecipient) => (site === null ? texts.allSites : site.alias);
  const formsOf = ({ forms }: InvoiceRecipient) => forms.map((form) => texts.form[form]).join(", ");
  const bin = (recipient: InvoiceRecipient) =>
    recipient.site !== null || list.canChooseAllSites ? (
      <IconButton icon={Trash2} label={texts.remove(recipient.email)} onClick={() => setRemoved(recipient)} />
    ) : null;
  const addButton = (
    <Button small icon={Plus} onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  const isLocked = !list.canChooseAllSites && list.recipients.some(({ site }) => site === null);
  return (
    <Card flush title={texts.list} actions={list.recipients.length > 0 && addButton}>
      <p className={styles.text}>
        {texts.text} {isLocked && texts.locked} {texts.noticeInstead}{" "}
        <a href={hrefTo("preferences")}>{texts.preferences}</a>.
      </p>
      <DataTable
        label={texts.title}
        loadingText={texts.loading}
        rows={list.recipients}
        rowId={({ id }) => id}
        empty={
          <StateMessage
            illustration="invitations"
            title={texts.emptyTitle}
            text={texts.empty}
            action={addButton}
          />
        }
        actions={bin}
        card={(recipient) => (
          <div className={styles.entry}>
            <div>
              <b>{recipient.email}</b>
              <small>{`${placeOf(recipient)} · ${formsOf(recipient)}`}</small>
              <small>{texts.addedBy(recipient.addedBy, date(recipient.addedAt.slice(0, 10)))}</small>
            </div>
            {bin(recipient)}
          </div>
        )}
        columns={[
          { id: "email", head: texts.email, cell: ({ email }) => <b>{email}</b> },
          { id: "site", head: texts.site, cell: placeOf, sub: ({ site }) => site?.city },
          { id: "forms", head: texts.forms, cell: formsOf },
          {
            id: "added",
            head: texts.added,
            cell: ({ addedBy, addedAt }) => texts.addedBy(addedBy, date(addedAt.slice(0, 10))),
          },
        ]}
      />
      {isAdding && (
        <InvoiceRecipientDialog
          canChooseAllSites={list.canChooseAllSites}
          onClosed={() => setAdding(false)}
        />
      )}
      {removed !== null && <RemovalDialog recipient={removed} onClosed={() => setRemoved(null)} />}
    </Card>
  );
}

function RemovalDialog({ recipient, onClosed }: { recipient: InvoiceRecipient; onClosed: () => void }) {
  const { removal: texts } = useTexts(invoiceRecipientsTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const removing = useSubmit({
    send: () => call(invoiceRecipientsApi.removeInvoiceRecipient, { params: { id: recipient.id } }),
    onDone: () => {
      showSnack({ message: texts.done, variant: "success" });
      onClosed();
    },
    onSettled: () => queryClient.invalidateQueries(invoiceRecipientsQuery),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.title(recipient.email)}
      confirmText={texts.confirm}
      busyText={texts.busy}
      busy={removing.busy}
      error={removing.failure?.sentence}
      onConfirm={() => void removing.submit()}
      onClose={onClosed}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}
