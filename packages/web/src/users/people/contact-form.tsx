import type { FieldError } from "@kreislauf/contract/base";
import {
  type ContactForm as ContactFields,
  contactForm,
  type ExternalContact,
  type EditableContact,
  directoryApi,
} from "@kreislauf/contract/users";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { formResolver } from "../../base/form-resolver.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation } from "../../base/navigation.ts";
import { hrefTo, pathTo } from "../../base/paths.ts";
import { usePhoneFormat } from "../../base/phone-format.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { FormFailure } from "@kreislauf/ui/layout/form-failure.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { LeaveGuard } from "@kreislauf/ui/overlays/leave-guard.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { ChangedMeanwhileNote } from "./changed-meanwhile-note.tsx";
import { readAfterConflict } from "./read-after-conflict.ts";
import { isSameSet, rebaseSet } from "./rebase-set.ts";
import { incompleteFieldsNote } from "../base/incomplete-fields-note.ts";
import { invalidatePeople } from "../base/people.queries.ts";
import { SitePicker } from "../base/site-picker.tsx";
import { userFormTexts } from "../base/user-form.texts.ts";
import styles from "../base/user-form.module.css";

interface ContactDraft {
  name: string;
  phone: string;
  email: string | null;
}

const contactFields = ["name", "phone", "email"] as const;

/** Creates an external contact if `contact` is null, else edits it. */
export function ContactForm({
  contact,
  onDelete,
}: {
  contact: EditableContact | null;
  onDelete?: () => void;
}) {
  const texts = useTexts(userFormTexts);
  const own = texts.contact;
  const language = useLanguage();
  const { go } = useNavigation();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [before, setBefore] = useState(contact);
  const [changedMeanwhile, setChangedMeanwhile] = useState<readonly FieldError[]>([]);
  const [sites, setSites] = useState<ReadonlySet<number>>(() => new Set(contact?.locationIds));
  const phone = usePhoneFormat();
  const fieldsOf = (shown: EditableContact | null): ContactDraft => ({
    name: shown?.name ?? "",
    phone: shown === null ? "" : phone(shown.phone),
    email: shown?.email ?? "",
  });
  const form = useForm<ContactDraft, unknown, ContactFields>({
    mode: "onTouched",
    defaultValues: fieldsOf(before),
    resolver: formResolver(contactForm, language),
  });
  const { errors, dirtyFields } = form.formState;
  const assigned = new Set(before?.locationIds);
  const areSitesChanged = !isSameSet(sites, assigned);
  const saving = useSubmit({
    send: (body: ContactFields & { locationIds: number[] }, idempotencyKey): Promise<ExternalContact> => {
      setChangedMeanwhile([]);
      if (before === null) return call(directoryApi.createExternalContact, { body }, { idempotencyKey });
      const touched = {
        ...(dirtyFields.name === true && { name: body.name }),
        ...(dirtyFields.phone === true && { phone: body.phone }),
        ...(dirtyFields.email === true && { email: body.email }),
        ...(areSitesChanged && { locationIds: body.locationIds }),
        version: before.version,
      };
      return call(directoryApi.changeExternalContact, { params: { id: before.id }, body: touched });
    },
    recover: async (failure) => {
      if (before === null) return undefined;
      const read = () => call(directoryApi.externalContact, { params: { id: before.id } });
      const conflict = await readAfterConflict(failure, read);
      if (conflict === undefined) return undefined;
      const { current, changed } = conflict;
      form.reset(fieldsOf(current), { keepDirtyValues: true });
      setSites(rebaseSet(assigned, sites, new Set(current.locationIds)));
      setBefore(current);
      setChangedMeanwhile(changed);
      return "shown";
    },
    setErrors: ({ details }) => {
      for (const field of contactFields) {
        const complaint = details.find((each) => each.field === field);
        if (complaint !== undefined) form.setError(field, { message: complaint.message });
      }
      return false;
    },
  });
  const wrong = contactFields.filter((field) => errors[field] !== undefined).map((field) => own[field]);
  const typed = useWatch({ control: form.control });
  const empty = (["name", "phone"] as const)
    .filter((field) => typed[field] === "")
    .map((field) => own[field]);
  const saved = saving.answer;
  useEffect(() => {
    if (saved === undefined) return;
    void invalidatePeople(queryClient);
    showSnack({
      message: before === null ? own.created(saved.name) : own.saved(saved.name),
      variant: "success",
    });
    go(pathTo("userSettings", {}, { userTab: "external" }));
    // Runs once, after saving.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved]);
  const isDirty = form.formState.isDirty || areSitesChanged;
  const labelOf = (field: string) =>
    field === "locationIds" ? own.sites : own[contactFields.find((each) => each === field) ?? "data"];
  const title = before === null ? own.create : own.edit(before.name);
  const list = hrefTo("userSettings", {}, { userTab: "external" });
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((fields) => saving.submit({ ...fields, locationIds: [...sites] }))(event)
      }
    >
      <PageHeader back={{ href: list, text: texts.back }} title={title} context={own.lead} />
      <div className={styles.columns}>
        <Card title={own.data}>
          <div className={styles.fields}>
            <div className={styles.whole}>
              <TextField
                label={own.name}
                autoComplete="off"
                error={errors.name?.message}
                {...form.register("name")}
              />
            </div>
            <TextField
              type="tel"
              label={own.phone}
              autoComplete="off"
              error={errors.phone?.message}
              {...form.register("phone")}
            />
            <TextField
              type="email"
              label={own.email}
              optional
              autoComplete="off"
              error={errors.email?.message}
              {...form.register("email")}
            />
          </div>
        </Card>
        <div className={styles.column}>
          <Card title={own.sites}>
            <p className={styles.lead}>{own.sitesHint}</p>
            <SitePicker values={sites} onChange={setSites} />
          </Card>
          {onDelete && (
            <div>
              <Button variant="danger" onClick={onDelete}>
                {own.delete}
              </Button>
            </div>
          )}
        </div>
      </div>
      {changedMeanwhile.length > 0 && (
        <div className={styles.failure}>
          <ChangedMeanwhileNote changed={changedMeanwhile} labelOf={labelOf} />
        </div>
      )}
      {saving.failure && <FormFailure>{saving.failure.sentence}</FormFailure>}
      <FormFooter note={incompleteFieldsNote(texts, wrong, empty)}>
        <LinkButton href={list}>{texts.cancel}</LinkButton>
        <Button
          type="submit"
          variant="primary"
          busy={saving.busy}
          busyText={texts.saving}
          lockedBecause={isDirty || before === null ? undefined : texts.nothing}
        >
          {own.save}
        </Button>
      </FormFooter>
      <LeaveGuard dirty={isDirty && saved === undefined} title={title} />
    </form>
  );
}
