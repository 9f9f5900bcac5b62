import {
  locationsApi,
  longestSiteText,
  mostTires,
  type TireEntry,
  tireEntry,
  type TireStorage,
} from "@kreislauf/contract/locations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { today } from "../base/clock.ts";
import { formResolver } from "../base/form-resolver.ts";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { randomKey } from "../base/random-key.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceRows } from "../ui/choice-rows.tsx";
import { DateField } from "../ui/date-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Note } from "../ui/note.tsx";
import { Select } from "../ui/select.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { TextField } from "../ui/text-field.tsx";
import { tireStorageQuery } from "./site.queries.ts";
import { tireStorageTexts } from "./tire-storage.texts.ts";
import styles from "./site-form.module.css";

interface TireEntryDialogProps {
  locationId: number;
  types: readonly { id: number; description: string }[];
  onClosed: () => void;
}

interface TireDraft {
  serviceLocationId: number;
  tireTypeId: number | null;
  /** Without its sign. */
  amount: number | null;
  storedOn: string | null;
  note: string;
}

/** Enters tires that came to a site, or went. */
export function TireEntryDialog({ locationId, types, onClosed }: TireEntryDialogProps) {
  const texts = useTexts(tireStorageTexts).dialog;
  const amountWords = useTexts(tireStorageTexts).amount;
  const language = useLanguage();
  const { number } = useFormats();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const [kind, setKind] = useState<"came" | "went">("came");
  const attempt = useRef(randomKey());
  const form = useForm<TireDraft, unknown, TireEntry>({
    mode: "onTouched",
    defaultValues: {
      serviceLocationId: locationId,
      tireTypeId: types.length === 1 ? (types[0]?.id ?? null) : null,
      amount: 1,
      storedOn: today(),
      note: "",
    },
    resolver: formResolver(tireEntry, language),
  });
  const saving = useMutation({
    mutationFn: (entry: TireEntry) =>
      call(
        locationsApi.addTires,
        { body: { ...entry, amount: kind === "came" ? entry.amount : -entry.amount } },
        { idempotencyKey: attempt.current },
      ),
    onSuccess: (storage: TireStorage, { tireTypeId }) => {
      queryClient.setQueryData(tireStorageQuery(locationId).queryKey, storage);
      setOpen(false);
      const stock = storage.storage.find((each) => each.tireTypeId === tireTypeId);
      showSnack({
        message: texts.saved(amountWords(number(stock?.amount ?? 0)), stock?.description ?? ""),
        variant: "success",
      });
    },
    // What is corrected is another entry; what had no answer may have arrived.
    onError: (error) => {
      if (error instanceof ApiError && error.code !== "unreachable") attempt.current = randomKey();
    },
  });
  const { errors, isDirty } = form.formState;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={isDirty || kind !== "came"}
      busy={saving.isPending}
      maxWidth={520}
      title={texts.title}
      onSubmit={(event) => void form.handleSubmit((entry) => saving.mutate(entry))(event)}
      actions={(close) => (
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={saving.isPending} busyText={texts.saving}>
            {texts.save}
          </Button>
        </>
      )}
    >
      <div className={styles.fields}>
        {saving.isError && (
          <Note variant="error" role="alert">
            {errorSentence(saving.error)}
          </Note>
        )}
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
            <Stepper {...field} label={texts.amount} min={1} max={mostTires} error={error?.message} />
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
          maxLength={longestSiteText.tireNote}
          error={errors.note?.message}
          {...form.register("note")}
        />
      </div>
    </Dialog>
  );
}
