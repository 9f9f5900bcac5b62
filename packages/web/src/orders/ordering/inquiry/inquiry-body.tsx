import { maxAttachments } from "@kreislauf/contract/base";
import { otherContainerTypeId, otherWasteTypeId, type ServiceCatalog } from "@kreislauf/contract/catalog";
import { Controller } from "react-hook-form";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { AttachmentsField } from "@kreislauf/ui/controls/attachments-field.tsx";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useBranding } from "../../../base/branding.ts";
import { RestoredDraftNote } from "../form/restored-draft-note.tsx";
import { inquiryDialogTexts } from "./inquiry-dialog.texts.ts";
import { SubmissionFailureNote } from "../form/submission-failure-note.tsx";
import type { InquiryDialogModel } from "./use-inquiry-dialog.ts";
import styles from "../placement/new-container.module.css";

/** The fields for waste, container and amount. Choosing "other" shows a text field below and focuses it. */
export function InquiryBody({ model, catalog }: { model: InquiryDialogModel; catalog: ServiceCatalog }) {
  const texts = useTexts(inquiryDialogTexts);
  const { replyWorkingDays } = useBranding();
  const { form, failure } = model;
  const { errors } = form.formState;
  const errorOf = (name: keyof typeof texts.missing) =>
    errors[name] && (form.getValues(name) ? errors[name].message : texts.missing[name]);
  const wastes = catalog.wasteTypes.filter(({ id }) => id !== otherWasteTypeId);
  const containers = catalog.containerTypes.filter(({ id }) => id !== otherContainerTypeId);
  return (
    <>
      <RestoredDraftNote draft={model.draft} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Controller
            control={form.control}
            name="wasteTypeId"
            render={({ field }) => (
              <Combobox
                label={texts.waste}
                placeholder={texts.choose}
                searchLabel={texts.wasteSearch}
                error={errorOf("wasteTypeId")}
                options={[
                  { value: otherWasteTypeId, label: texts.otherWaste, divided: true },
                  ...wastes.map(({ id, description, avvCode }) => ({
                    value: id,
                    label: description,
                    text: texts.avv(avvCode),
                  })),
                ]}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
          {model.isOtherWaste && (
            <TextField
              autoFocus={form.formState.dirtyFields.wasteTypeId === true && !model.draft.isRestored}
              label={texts.customWaste}
              hint={texts.customWasteHint}
              autoComplete="off"
              error={errorOf("customWasteType")}
              {...form.register("customWasteType")}
            />
          )}
          <Controller
            control={form.control}
            name="containerTypeId"
            render={({ field }) => (
              <Combobox
                label={texts.container}
                placeholder={texts.choose}
                searchLabel={texts.containerSearch}
                error={errorOf("containerTypeId")}
                options={[
                  { value: otherContainerTypeId, label: texts.otherContainer, divided: true },
                  ...containers.map(({ id, type }) => ({ value: id, label: type })),
                ]}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
          {model.isOtherContainer && (
            <div className={styles.sizeAndAmount}>
              <TextField
                autoFocus={form.formState.dirtyFields.containerTypeId === true && !model.draft.isRestored}
                label={texts.customContainer}
                autoComplete="off"
                error={errorOf("customContainerType")}
                {...form.register("customContainerType")}
              />
              <TextField
                label={texts.size}
                autoComplete="off"
                error={errorOf("customContainerSize")}
                {...form.register("customContainerSize")}
              />
            </div>
          )}
        </div>
        <div className={styles.column}>
          <TextField
            label={texts.amount}
            optional
            hint={texts.amountHint}
            autoComplete="off"
            error={errors.amount?.message}
            {...form.register("amount")}
          />
          <TextArea
            label={texts.note}
            optional
            rows={4}
            error={errors.note?.message}
            {...form.register("note")}
          />
          <AttachmentsField files={model.files} onChange={model.setFiles} most={maxAttachments} />
          <Note>
            {texts.free}
            {replyWorkingDays && ` ${texts.usualReply(replyWorkingDays.inquiry)}`}
          </Note>
        </div>
        {failure && <SubmissionFailureNote failure={failure} words={texts.failure} />}
      </div>
    </>
  );
}
