import {
  maxReferenceLengths,
  type Reference,
  type ReferenceField,
  referencesApi,
} from "@kreislauf/contract/purchasing";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { formatDateInput, parseDateInput } from "@kreislauf/ui/dates/date-input.ts";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useSubmit } from "../base/use-submit.ts";
import { parseEuros, toEuros } from "@kreislauf/ui/base/parse-euros.ts";
import { referenceListsQuery, refreshReferences } from "./purchasing.queries.ts";
import { referencesTexts } from "./references.texts.ts";

interface ReferenceDialogProps {
  field: ReferenceField;
  /** The entry as it was when the dialog was opened; null to add a new one. */
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

/** Adds an entry to a list or changes one. The number of an existing entry cannot be changed. */
export function ReferenceDialog({ field, entry, onClosed }: ReferenceDialogProps) {
  const { entry: texts, list, fields } = useTexts(referencesTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [draft, setDraft] = useState(() => toDraft(entry));
  const [version, setVersion] = useState(entry?.version ?? 0);
  const [tried, setTried] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const textInput = (name: "code" | "name" | "endsOn" | "amount") => ({
    autoComplete: "off",
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set({ [name]: target.value }),
  });
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
            body: { version, ...frame, closed: draft.closed },
          });
    },
    onDone: () => {
      showSnack({ message: texts.saved, variant: "success" });
      onClosed();
    },
    onFailure: ({ error }) => void replaceTheirs(error),
    onSettled: () => refreshReferences(queryClient),
  });
  // Somebody else has changed the entry: take over its new version number, so that saving again replaces their change.
  const replaceTheirs = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== "references_changed") return;
    await refreshReferences(queryClient);
    const lists = queryClient.getQueryData(referenceListsQuery.queryKey);
    const current = lists?.entries.find(({ id }) => id === entry?.id);
    if (current !== undefined) setVersion(current.version);
  };
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
      <Stack of="fields">
        {entry === null && (
          <TextField
            label={list.code}
            maxLength={maxReferenceLengths.code}
            error={tried && code === "" ? texts.codeMissing : undefined}
            {...textInput("code")}
          />
        )}
        <TextField label={list.name} optional maxLength={maxReferenceLengths.name} {...textInput("name")} />
        <TextField
          label={list.endsOn}
          optional
          hint={texts.endsOnHint}
          error={tried && endsOn === undefined ? texts.endsOnError : undefined}
          {...textInput("endsOn")}
        />
        <TextField
          label={texts.amount}
          optional
          inputMode="decimal"
          hint={texts.amountHint}
          error={tried && amountCents === undefined ? texts.amountError : undefined}
          {...textInput("amount")}
        />
        {entry !== null && (
          <Checkbox
            label={texts.closed}
            checked={draft.closed}
            onChange={({ target }) => set({ closed: target.checked })}
          />
        )}
      </Stack>
    </ActionDialog>
  );
}
