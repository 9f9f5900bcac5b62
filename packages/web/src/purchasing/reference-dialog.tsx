import {
  maxReferenceLengths,
  type Reference,
  type ReferenceField,
  referencesApi,
} from "@kreislauf/contract/purchasing";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { formatDateInput, parseDateInput } from "@kreislauf/ui/controls/date-input.ts";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { parseEuros, toEuros } from "./parse-euros.ts";
import { refreshReferences } from "./purchasing.queries.ts";
import { referencesTexts } from "./references.texts.ts";

interface ReferenceDialogProps {
  field: ReferenceField;
  /** Null for a new one. */
  entry: Reference | null;
  onClosed: () => void;
}

const toDraft = (entry: Reference | null) => ({
  code: entry?.code ?? "",
  name: entry?.name ?? "",
  endsOn: entry?.endsOn ? formatDateInput(entry.endsOn) : "",
  amount: toEuros(entry?.amountCents ?? null),
  closed: entry?.closed ?? false,
});

/** One entry of a list: its number stays, the rest can be changed. */
export function ReferenceDialog({ field, entry, onClosed }: ReferenceDialogProps) {
  const { entry: texts, list, fields } = useTexts(referencesTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [draft, setDraft] = useState(() => toDraft(entry));
  const [tried, setTried] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const endsOn = draft.endsOn.trim() === "" ? null : (parseDateInput(draft.endsOn, today()) ?? undefined);
  const amountCents = parseEuros(draft.amount);
  const code = draft.code.trim();
  const saving = useSubmit({
    send: async () => {
      if (endsOn === undefined || amountCents === undefined) return undefined;
      const frame = { name: draft.name, endsOn, amountCents };
      return entry === null
        ? await call(referencesApi.createReference, { body: { field, code, ...frame } })
        : await call(referencesApi.changeReference, {
            params: { id: entry.id },
            body: { version: entry.version, ...frame, closed: draft.closed },
          });
    },
    onDone: () => {
      showSnack({ message: texts.saved, variant: "success" });
      onClosed();
    },
    onSettled: () => refreshReferences(queryClient),
  });
  return (
    <ActionDialog
      open
      onClose={onClosed}
      onClosed={onClosed}
      title={entry === null ? texts.newTitle(fields[field]) : texts.editTitle(entry.code)}
      dirty={JSON.stringify(draft) !== JSON.stringify(toDraft(entry))}
      busy={saving.busy}
      closeText={texts.cancel}
      error={saving.failure?.sentence}
      action={{
        text: texts.save,
        busyText: texts.saving,
        onSubmit: (event) => {
          event.preventDefault();
          setTried(true);
          if (code !== "" && endsOn !== undefined && amountCents !== undefined) void saving.submit();
        },
      }}
    >
      {entry === null && (
        <TextField
          label={list.code}
          autoComplete="off"
          maxLength={maxReferenceLengths.code}
          value={draft.code}
          error={tried && code === "" ? texts.codeMissing : undefined}
          onChange={({ target }) => set({ code: target.value })}
        />
      )}
      <TextField
        label={list.name}
        optional
        autoComplete="off"
        maxLength={maxReferenceLengths.name}
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={list.endsOn}
        optional
        autoComplete="off"
        hint={texts.endsOnHint}
        value={draft.endsOn}
        error={tried && endsOn === undefined ? texts.endsOnError : undefined}
        onChange={({ target }) => set({ endsOn: target.value })}
      />
      <TextField
        label={texts.amount}
        optional
        autoComplete="off"
        inputMode="decimal"
        hint={texts.amountHint}
        value={draft.amount}
        error={tried && amountCents === undefined ? texts.amountError : undefined}
        onChange={({ target }) => set({ amount: target.value })}
      />
      {entry !== null && (
        <Checkbox
          label={texts.closed}
          checked={draft.closed}
          onChange={({ target }) => set({ closed: target.checked })}
        />
      )}
    </ActionDialog>
  );
}
