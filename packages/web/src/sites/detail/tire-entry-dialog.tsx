import {
  sitesApi,
  maxSiteTextLengths,
  maxTires,
  type TireEntry,
  tireEntry,
  type TireStorage,
} from "@kreislauf/contract/sites";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { formResolver } from "../../base/form-resolver.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { tireStorageQuery } from "../sites.queries.ts";
import { tireStorageTexts } from "./tire-storage.texts.ts";
import styles from "../form/site-form.module.css";

interface TireEntryDialogProps {
  siteId: number;
  types: readonly { id: number; description: string }[];
  onClosed: () => void;
}

interface TireDraft {
  serviceLocationId: number;
  tireTypeId: number | null;
  /**
   * The number of tires, positive even if they were collected (the sign is added when it is sent); null until it is
   * typed.
   */
  amount: number | null;
  storedOn: string | null;
  note: string;
}

/** Records tires that came into the storage or were collected. */
export function TireEntryDialog({ siteId, types, onClosed }: TireEntryDialogProps) {
  const texts = useTexts(tireStorageTexts).dialog;
  const amountWords = useTexts(tireStorageTexts).amount;
  const language = useLanguage();
  const { number } = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const [kind, setKind] = useState<"came" | "went">("came");
  const form = useForm<TireDraft, unknown, TireEntry>({
    mode: "onTouched",
    defaultValues: {
      serviceLocationId: siteId,
      tireTypeId: types.length === 1 ? (types[0]?.id ?? null) : null,
      amount: 1,
      storedOn: today(),
      note: "",
    },
    resolver: formResolver(tireEntry, language),
  });
  const saving = useSubmit({
    send: (body: TireEntry, idempotencyKey) => call(sitesApi.addTires, { body }, { idempotencyKey }),
    onDone: (storage: TireStorage, { tireTypeId }) => {
      queryClient.setQueryData(tireStorageQuery(siteId).queryKey, storage);
      setOpen(false);
      const stock = storage.storage.find((each) => each.tireTypeId === tireTypeId);
      showSnack({
        message: texts.saved(amountWords(number(stock?.amount ?? 0)), stock?.description ?? ""),
        variant: "success",
      });
    },
  });
  const save = (entry: TireEntry) =>
    saving.submit({ ...entry, amount: kind === "came" ? entry.amount : -entry.amount });
  const { errors, isDirty } = form.formState;
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={isDirty || kind !== "came"}
      busy={saving.busy}
      maxWidth={520}
      title={texts.title}
      closeText={texts.cancel}
      error={saving.failure?.sentence}
      action={{
        text: texts.save,
        busyText: texts.saving,
        onSubmit: (event) => void form.handleSubmit(save)(event),
      }}
    >
      <div className={styles.fields}>
        <ChoiceRows
          label={texts.kind}
          options={[
            { value: "came", title: texts.came, text: texts.cameText },
            { value: "went", title: texts.went, text: texts.wentText },
          ]}
          value={kind}
          onChange={setKind}
        />
        <Controller
          control={form.control}
          name="tireTypeId"
          render={({ field, fieldState: { error } }) => (
            <Select
              label={texts.type}
              options={types.map(({ id, description }) => ({ value: id, label: description }))}
              placeholder={texts.chooseType}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={error?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="amount"
          render={({ field, fieldState: { error } }) => (
            <Stepper {...field} label={texts.amount} min={1} max={maxTires} error={error?.message} />
          )}
        />
        <Controller
          control={form.control}
          name="storedOn"
          render={({ field, fieldState: { error } }) => (
            <DateField {...field} label={texts.date} today={today()} to={today()} error={error?.message} />
          )}
        />
        <TextField
          label={texts.note}
          optional
          maxLength={maxSiteTextLengths.tireNote}
          error={errors.note?.message}
          {...form.register("note")}
        />
      </div>
    </ActionDialog>
  );
}
