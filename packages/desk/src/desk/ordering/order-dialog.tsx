import { type DeskAgreement, deskOrderingApi, type DeskOrdersCreation } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call } from "../../base/call.ts";
import { formErrorOf } from "../../base/field-error.ts";
import { GuardedDialog } from "../../base/guarded-dialog.tsx";
import pageStyles from "../base/page.module.css";
import { AgreementSearch } from "./agreement-search.tsx";
import { formsTexts } from "../forms.texts.ts";
import { OrderRows } from "./order-rows.tsx";
import { orderingTexts } from "./ordering.texts.ts";
import { useOrderDraft } from "./use-order-draft.ts";
import { WishFields } from "./wish-fields.tsx";

interface OrderDialogProps {
  /** The agreements that are chosen at first. */
  agreements?: readonly DeskAgreement[];
  onClose: () => void;
}

/** Takes an order for a customer, or the same order for several agreements. Refused orders stay in the dialog. */
export function OrderDialog({ agreements, onClose }: OrderDialogProps) {
  const texts = useTexts(orderingTexts);
  const formTexts = useTexts(formsTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const draft = useOrderDraft(agreements ?? []);
  const { rows } = draft;
  const send = useMutation({
    mutationFn: (body: DeskOrdersCreation) => call(deskOrderingApi.createDeskOrders, { body }),
    onSuccess: ({ results }) => {
      const numbers = results.flatMap(({ orderNumber }) => orderNumber ?? []);
      const refusals = new Map(results.map(({ agreementId, error }) => [agreementId, error]));
      const left = rows.flatMap((row) => {
        const refused = refusals.get(row.agreement.id) ?? null;
        return refused === null ? [] : [{ ...row, refused }];
      });
      if (numbers.length > 0) {
        const message = left.length === 0 ? texts.done(numbers) : texts.partly(numbers.length, left.length);
        show({ message, variant: left.length === 0 ? "success" : "warning" });
      }
      if (left.length === 0) onClose();
      else draft.keepRefused(left);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["desk"] }),
  });
  const fields = useRef<HTMLDivElement>(null);
  const [incompleteTries, setIncompleteTries] = useState(0);
  useEffect(() => {
    const find = (selector: string) => fields.current?.querySelector<HTMLElement>(selector);
    if (incompleteTries > 0) (find("[aria-invalid=true]") ?? find("input"))?.focus();
  }, [incompleteTries]);
  const refused = rows.filter((row) => row.refused !== null);
  const sentence = formErrorOf(send.error);
  return (
    <GuardedDialog
      open
      onClose={onClose}
      isDirty={draft.isDirty}
      busy={send.isPending}
      title={texts.title}
      description={texts.record}
      maxWidth={640}
      onSubmit={(event) => {
        event.preventDefault();
        const order = draft.complete();
        if (order === null) setIncompleteTries(incompleteTries + 1);
        else if (!send.isPending) send.mutate(order);
      }}
      actions={(close) => (
        <>
          <Button onClick={close}>{formTexts.cancel}</Button>
          <Button variant="primary" type="submit" busy={send.isPending}>
            {texts.submit(rows.length)}
          </Button>
        </>
      )}
    >
      <div ref={fields} className={pageStyles.form}>
        <AgreementSearch
          chosen={rows.map(({ agreement }) => agreement)}
          isMissing={draft.missing.agreement}
          onAdd={draft.add}
        />
        {rows.length > 0 && <OrderRows rows={rows} isChecked={draft.isChecked} onChange={draft.setRows} />}
        {refused.length > 0 && (
          <Note variant="warning" role="alert">
            {texts.refused(refused.length)}
          </Note>
        )}
        {draft.canRepeat && (
          <Checkbox
            label={texts.again}
            checked={draft.isRepeated}
            onChange={({ target }) => draft.setIsRepeated(target.checked)}
          />
        )}
        {rows.length > 0 && <WishFields draft={draft} error={send.error} />}
        {sentence !== undefined && (
          <Note variant="error" role="alert">
            {sentence}
          </Note>
        )}
      </div>
    </GuardedDialog>
  );
}
