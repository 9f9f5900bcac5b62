import {
  type ContactForm as ContactFields,
  contactForm,
  type ExternalContact,
  choicesApi,
} from "@kreislauf/contract/users";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { formResolver } from "../base/form-resolver.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { useNavigation } from "../base/navigation.ts";
import { hrefTo, pathTo } from "../base/paths.ts";
import { usePhoneWords } from "../base/phone-words.ts";
import { randomKey } from "../base/random-key.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { FormFoot } from "../ui/form-foot.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "../ui/note.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { TextField } from "../ui/text-field.tsx";
import { footNote } from "./foot-note.ts";
import { refreshPeople } from "./people.queries.ts";
import { SitePicker } from "./site-picker.tsx";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./user-form.module.css";

interface ContactDraft {
  name: string;
  phone: string;
  email: string | null;
}

const contactFields = ["name", "phone", "email"] as const;

/** Creates an external contact, or changes one. */
export function ContactForm({
  contact,
  onDelete,
}: {
  contact: ExternalContact | null;
  onDelete?: () => void;
}) {
  const texts = useTexts(userFormTexts);
  const own = texts.contact;
  const language = useLanguage();
  const { go } = useNavigation();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const attempt = useRef(randomKey());
  const [before] = useState(contact);
  const [sites, setSites] = useState<ReadonlySet<number>>(() => new Set(contact?.locationIds));
  const phone = usePhoneWords();
  const form = useForm<ContactDraft, unknown, ContactFields>({
    mode: "onTouched",
    defaultValues: {
      name: before?.name ?? "",
      phone: before === null ? "" : phone(before.phone),
      email: before?.email ?? "",
    },
    resolver: formResolver(contactForm, language),
  });
  const { errors } = form.formState;
  const saving = useMutation({
    mutationFn: (fields: ContactFields) => {
      const body = { ...fields, locationIds: [...sites] };
      return before === null
        ? call(choicesApi.createExternalContact, { body }, { idempotencyKey: attempt.current })
        : call(choicesApi.changeExternalContact, { params: { id: before.id }, body });
    },
    onError: (error) => {
      // What had no answer may have arrived; whatever was refused is another attempt.
      if (!(error instanceof ApiError) || error.code === "unreachable") return;
      attempt.current = randomKey();
      for (const field of contactFields) {
        const complaint = error.details.find((each) => each.field === field);
        if (complaint !== undefined) form.setError(field, { message: complaint.message });
      }
    },
  });
  const wrong = contactFields.filter((field) => errors[field] !== undefined).map((field) => own[field]);
  const typed = useWatch({ control: form.control });
  const empty = (["name", "phone"] as const)
    .filter((field) => typed[field] === "")
    .map((field) => own[field]);
  const saved = saving.data;
  useEffect(() => {
    if (saved === undefined) return;
    void refreshPeople(queryClient);
    showSnack({
      message: before === null ? own.created(saved.name) : own.saved(saved.name),
      variant: "success",
    });
    go(pathTo("userSettings", {}, { userTab: "external" }));
    // Once, when it is saved.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved]);
  const assigned = new Set(before?.locationIds);
  const areSitesChanged = sites.size !== assigned.size || [...sites].some((id) => !assigned.has(id));
  const isDirty = form.formState.isDirty || areSitesChanged;
  const title = before === null ? own.create : own.edit(before.name);
  const list = hrefTo("userSettings", {}, { userTab: "external" });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((fields) => saving.mutate(fields))(event)}>
      <PageHead back={{ href: list, text: texts.back }} title={title} context={own.lead} />
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
      {saving.isError && (
        <div className={styles.failure}>
          <Note variant="error" role="alert">
            {errorSentence(saving.error)}
          </Note>
        </div>
      )}
      <FormFoot note={footNote(texts, wrong, empty)}>
        <LinkButton href={list}>{texts.cancel}</LinkButton>
        <Button
          type="submit"
          variant="primary"
          busy={saving.isPending}
          busyText={texts.saving}
          lockedBecause={isDirty || before === null ? undefined : texts.nothing}
        >
          {own.save}
        </Button>
      </FormFoot>
      <LeaveGuard dirty={isDirty && saved === undefined} title={title} />
    </form>
  );
}
