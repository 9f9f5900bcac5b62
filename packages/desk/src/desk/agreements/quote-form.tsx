import { berlinDate } from "@kreislauf/contract/base";
import { type DeskCatalog, deskAgreementsApi, type DeskInquiry } from "@kreislauf/contract/desk";
import { maxQuoteLengths, maxQuotePrices } from "@kreislauf/contract/quotes";
import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { DateField } from "@kreislauf/ui/dates/date-field.tsx";
import { FileRow } from "@kreislauf/ui/controls/file-row.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { UploadBox } from "@kreislauf/ui/controls/upload-box.tsx";
import { call } from "../../base/call.ts";
import { ensureValid } from "../../base/ensure-valid.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import { readFileAsDataUri } from "../base/read-file.ts";
import styles from "../base/panel.module.css";
import { deskQuotesTexts } from "../quotes.texts.ts";
import { fitToCatalog, offeredChoices } from "./fit-to-catalog.ts";
import { OfferFields } from "./offer-fields.tsx";
import { PriceRows } from "./price-rows.tsx";
import { keepQuoteForm, loadQuoteForm, type QuoteForm, quoteFormOf, toQuoteDraft } from "./quote-draft.ts";
import { useAgreementVerb } from "./use-agreement-verb.ts";

interface QuoteFormFieldsProps {
  inquiry: DeskInquiry;
  catalog: DeskCatalog;
  onSent: () => void;
  onCancel: () => void;
}

/** The form for a quote of what the catalog offers, with prices and an optional PDF. */
export function QuoteFormFields({ inquiry, catalog, onSent, onCancel }: QuoteFormFieldsProps) {
  const texts = useTexts(deskQuotesTexts);
  const { fileSize } = useFormats();
  const { inquiryId } = inquiry;
  const [form, setForm] = useState(() =>
    fitToCatalog(loadQuoteForm(inquiryId) ?? quoteFormOf(inquiry, now()), catalog),
  );
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => keepQuoteForm(inquiryId, form), [inquiryId, form]);
  const change = (given: Partial<QuoteForm>) =>
    setForm((before) => fitToCatalog({ ...before, ...given }, catalog));
  const offered = offeredChoices(catalog, form);
  const send = useAgreementVerb(
    inquiry,
    async () => {
      const draft = toQuoteDraft(form);
      // Checked first, because uploading the PDF may take long.
      ensureValid(deskAgreementsApi.sendDeskQuote.body, draft);
      const pdf = file && { fileName: file.name, file: await readFileAsDataUri(file) };
      const body = { ...draft, pdf };
      const quote = await call(deskAgreementsApi.sendDeskQuote, { params: { inquiryId }, body });
      keepQuoteForm(inquiryId, null);
      return quote;
    },
    (quote) => texts.sent(quote.quoteNumber),
    onSent,
  );
  const errorOf = (field: string) => fieldErrorOf(send.error, field);
  const today = berlinDate(now());
  return (
    <EntryForm
      hasHeading
      noValidate
      label={texts.write}
      saveText={texts.send}
      error={send.error}
      busy={send.isPending}
      // The file alone would be lost: all other input is kept as a draft.
      isDirty={file !== null}
      onSave={() => send.mutate(undefined)}
      onCancel={onCancel}
    >
      <OfferFields catalog={catalog} draft={form} error={send.error} onChange={change} />
      <Stepper
        label={texts.amount}
        value={form.amount}
        error={errorOf("amount")}
        onChange={(amount) => change({ amount })}
      />
      <Checkbox
        label={texts.isPlaced}
        checked={form.isPlaced}
        onChange={(event) => change({ isPlaced: event.target.checked })}
      />
      {form.isPlaced && (
        <DateField
          label={texts.placedOn}
          today={today}
          from={today}
          value={form.placedOn}
          error={errorOf("placedOn")}
          onChange={(placedOn) => change({ placedOn })}
        />
      )}
      <TextField
        label={texts.term}
        optional
        maxLength={maxQuoteLengths.term}
        value={form.term}
        error={errorOf("term")}
        onChange={(event) => change({ term: event.target.value })}
      />
      <TextArea
        label={texts.text}
        required
        maxLength={maxQuoteLengths.text}
        value={form.text}
        error={errorOf("text")}
        onChange={(event) => change({ text: event.target.value })}
      />
      <PriceRows
        most={maxQuotePrices}
        actionIds={offered.containerActionIds}
        prices={form.prices}
        error={send.error}
        onChange={(prices) => change({ prices })}
      />
      <DateField
        label={texts.validUntil}
        today={today}
        from={today}
        value={form.validUntil}
        error={errorOf("validUntil")}
        onChange={(validUntil) => change({ validUntil })}
      />
      {file === null ? (
        <UploadBox
          icon={FileText}
          text={texts.dropPdf}
          hint={texts.pdfKinds}
          chooseText={texts.choosePdf}
          accept="application/pdf,.pdf"
          onChoose={([chosen]) => setFile(chosen ?? null)}
        />
      ) : (
        <FileRow
          icon={FileText}
          name={file.name}
          note={fileSize(file.size)}
          removeLabel={texts.removePdf(file.name)}
          onRemove={() => setFile(null)}
        />
      )}
      <p className={styles.hint}>{texts.hint}</p>
    </EntryForm>
  );
}
