import {
  accountingApi,
  type BookingSettings,
  keyedVatRates,
  type KeyedVatRate,
} from "@kreislauf/contract/accounting";
import { formatMonth } from "@kreislauf/contract/documents";
import { useQueryClient } from "@tanstack/react-query";
import { FolderDown } from "lucide-react";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ApiError } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { download, saveFile } from "../base/download.ts";
import { useSubmit } from "../base/use-submit.ts";
import { siteOfScope, type SiteScope } from "../sites/index.ts";
import { bookingSettingsQuery } from "./accounting.queries.ts";
import { bookingsScreenTexts } from "./bookings.texts.ts";
import styles from "./accounting.module.css";

const shownMonths = 24;

/** The current month and those before it as `YYYY-MM`, the newest first. */
function lastMonths(): readonly string[] {
  const first = Temporal.PlainYearMonth.from(today().slice(0, "YYYY-MM".length));
  return Array.from({ length: shownMonths }, (_, index) => first.subtract({ months: index }).toString());
}

const draftOf = ({ taxKeys, ...settings }: BookingSettings) => ({
  consultantNumber: String(settings.consultantNumber),
  clientNumber: String(settings.clientNumber),
  fiscalYearMonth: String(settings.fiscalYearMonth),
  expenseAccount: settings.expenseAccount,
  creditorAccount: settings.creditorAccount,
  key19: taxKeys[19],
  key7: taxKeys[7],
});
type Draft = ReturnType<typeof draftOf>;

/** What the user has typed but not saved yet. Fields that are not in it show the saved settings. */
interface Typed {
  /** The version of the settings that the typed text is based on; null if that is the version loaded now. */
  readonly version: number | null;
  readonly fields: Partial<Draft>;
}
const nothingTyped: Typed = { version: null, fields: {} };

const isChangedMeanwhile = (error: unknown) =>
  error instanceof ApiError && error.code === "booking_settings_changed";

/** An empty field becomes NaN, which JSON sends as null: the server then refuses the field as missing. */
const numberOf = (typed: string) => (typed === "" ? Number.NaN : Number(typed));

const toSettings = (draft: Draft, version: number): BookingSettings => ({
  consultantNumber: numberOf(draft.consultantNumber),
  clientNumber: numberOf(draft.clientNumber),
  fiscalYearMonth: numberOf(draft.fiscalYearMonth),
  // The number of digits of general ledger accounts, such as this one; creditor accounts have one digit more.
  accountLength: draft.expenseAccount.length,
  expenseAccount: draft.expenseAccount,
  creditorAccount: draft.creditorAccount,
  taxKeys: { 19: draft.key19, 7: draft.key7 },
  version,
});

/** The name that the server's refusals use for each field of the draft. */
const wireNames: Readonly<Record<keyof Draft, string>> = {
  consultantNumber: "consultantNumber",
  clientNumber: "clientNumber",
  fiscalYearMonth: "fiscalYearMonth",
  expenseAccount: "expenseAccount",
  creditorAccount: "creditorAccount",
  key19: "taxKeys.19",
  key7: "taxKeys.7",
};

const keyNames = { 19: "key19", 7: "key7" } as const satisfies Record<KeyedVatRate, keyof Draft>;

/**
 * The form for the months and the accounts of a booking list; changed accounts are saved before the file is created.
 */
export function BookingsForm({ saved, site }: { saved: BookingSettings; site: SiteScope }) {
  const texts = useTexts(bookingsScreenTexts);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [typed, setTyped] = useState(nothingTyped);
  const shown = draftOf(saved);
  const draft = { ...shown, ...typed.fields };
  const months = lastMonths();
  const [from, setFrom] = useState(months[1] ?? "");
  const [to, setTo] = useState(months[1] ?? "");
  const isReversed = from > to;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const loading = useSubmit({
    send: async () => {
      if (JSON.stringify(draft) !== JSON.stringify(shown)) {
        const body = toSettings(draft, typed.version ?? saved.version);
        const settings = await call(accountingApi.saveBookingSettings, { body });
        queryClient.setQueryData(bookingSettingsQuery.queryKey, settings);
        // If something was typed while saving, keep it, now based on the version just saved.
        setTyped((now) => (now === typed ? nothingTyped : { ...now, version: null }));
      }
      const only = siteOfScope(site);
      const body = {
        ...(typeof site === "object" && site),
        serviceLocationIds: only === "all" ? [] : [only],
        startDate: from,
        endDate: to,
        documentTypes: [
          "invoice",
          "credit_note",
          "cancellation_invoice",
          "cancellation_credit_note",
        ] as const,
      };
      return await download(accountingApi.zipBookings, {
        body: { ...body, documentTypes: [...body.documentTypes] },
      });
    },
    setErrors: ({ details }) => {
      setErrors(Object.fromEntries(details.map(({ field, message }) => [field, message])));
      return details.length > 0;
    },
    onFailure: ({ error }) => {
      // Somebody else has saved first: the next submit saves what was typed here over their version.
      if (!isChangedMeanwhile(error)) return;
      setTyped((now) => ({ ...now, version: null }));
      void queryClient.invalidateQueries({ queryKey: bookingSettingsQuery.queryKey });
    },
    onDone: ({ file }) => {
      if (file === undefined) return;
      saveFile(file);
      showSnack({ message: texts.saved(file.fileName), variant: "success" });
    },
  });
  const input = (name: keyof Draft) => ({
    autoComplete: "off",
    inputMode: "numeric" as const,
    value: draft[name],
    error: errors[wireNames[name]],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped(({ version, fields }) => ({
        version: version ?? saved.version,
        fields: { ...fields, [name]: target.value.trim() },
      })),
  });
  const options = months.map((month) => ({ value: month, label: formatMonth(month, language) }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    if (!isReversed) void loading.submit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack of="cards">
        <Card title={texts.period}>
          <div className={styles.fields}>
            <Select label={texts.from} options={options} value={from} onChange={setFrom} />
            <Select label={texts.to} options={options} value={to} onChange={setTo} />
          </div>
          {isReversed && <Note variant="warning">{texts.reversed}</Note>}
        </Card>
        <Card title={texts.accounts}>
          <Stack of="fields">
            <p>{texts.accountsText}</p>
            <div className={styles.fields}>
              <TextField label={texts.consultantNumber} maxLength={7} {...input("consultantNumber")} />
              <TextField label={texts.clientNumber} maxLength={5} {...input("clientNumber")} />
              <TextField label={texts.expenseAccount} maxLength={8} {...input("expenseAccount")} />
              <TextField
                label={texts.creditorAccount}
                hint={texts.creditorHint}
                maxLength={9}
                {...input("creditorAccount")}
              />
              {keyedVatRates.map((rate) => (
                <TextField
                  key={rate}
                  label={texts.taxKey(String(rate))}
                  hint={texts.taxKeyHint}
                  optional
                  maxLength={4}
                  {...input(keyNames[rate])}
                />
              ))}
              <TextField label={texts.fiscalYearMonth} maxLength={2} {...input("fiscalYearMonth")} />
            </div>
          </Stack>
        </Card>
        {loading.failure && (
          <Note variant="error" role="alert">
            {isChangedMeanwhile(loading.failure.error) ? texts.changedMeanwhile : loading.failure.sentence}
          </Note>
        )}
        <div className={styles.load}>
          <p>{texts.contents}</p>
          <Button
            type="submit"
            variant="primary"
            icon={FolderDown}
            busy={loading.busy}
            busyText={texts.loadingFile}
          >
            {texts.load}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
