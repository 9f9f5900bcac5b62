import { type PersonForm, personForm, type UserRecord, peopleApi } from "@kreislauf/contract/users";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { formResolver } from "../base/form-resolver.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { useNavigation } from "../base/navigation.ts";
import { hrefTo, pathTo } from "../base/paths.ts";
import { usePhoneWords } from "../base/phone-words.ts";
import { useUser } from "../base/session.ts";
import { Button } from "../ui/button.tsx";
import { FormFoot } from "../ui/form-foot.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "../ui/note.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { AccessAside, AccessCards } from "./access-cards.tsx";
import { footNote } from "./foot-note.ts";
import { fullName } from "./people-columns.tsx";
import { refreshPeople } from "./people.queries.ts";
import { PersonFieldsCard } from "./person-fields.tsx";
import { useAccessDraft } from "./use-access-draft.ts";
import { complainBeside, personFieldNames, rightsProblem, splitRights } from "./user-details.ts";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./user-form.module.css";

/** Changes a registered or invited user. */
export function UserForm({ user, onDelete }: { user: UserRecord; onDelete: () => void }) {
  const texts = useTexts(userFormTexts);
  const language = useLanguage();
  const { companyName } = useUser();
  const { go } = useNavigation();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [before] = useState(user);
  const access = useAccessDraft(before);
  const phone = usePhoneWords();
  const form = useForm<PersonForm, unknown, PersonForm>({
    mode: "onTouched",
    defaultValues: {
      firstName: before.firstName,
      lastName: before.lastName,
      email: before.email,
      phone: before.phone === null ? "" : phone(before.phone),
    },
    resolver: formResolver(personForm, language),
  });
  const typed = useWatch({ control: form.control });
  const name = [typed.firstName, typed.lastName].filter(Boolean).join(" ");
  const saving = useMutation({
    mutationFn: (person: PersonForm) => {
      const userDetails = {
        firstName: person.firstName,
        lastName: person.lastName,
        phone: person.phone,
        ...access.labels,
        ...splitRights(access.rights),
        locationIds: [...access.sites],
      };
      const endpoint =
        before.status === "registered" ? peopleApi.changeRegisteredUser : peopleApi.changeInvitedUser;
      return call(endpoint, { params: { id: before.userId }, body: { userDetails } });
    },
    onError: (error) => complainBeside(error, (field, message) => form.setError(field, { message })),
  });
  const saved = saving.data;
  useEffect(() => {
    if (saved === undefined) return;
    void refreshPeople(queryClient);
    showSnack({ message: texts.saved(fullName(saved)), variant: "success" });
    go(pathTo("userSettings"));
    // Once, when it is saved.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved]);
  const isDirty = form.formState.isDirty || access.isDirty;
  const refusedRights = rightsProblem(saving.error);
  const wrong = [
    ...personFieldNames.filter((field) => form.formState.errors[field] !== undefined),
    ...(refusedRights === undefined ? [] : ["rights" as const]),
  ].map((field) => texts[field]);
  const empty = personFieldNames.filter((field) => typed[field] === "").map((field) => texts[field]);
  const title = texts.edit(fullName(before));
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((person) => saving.mutate(person))(event)}>
      <PageHead
        back={{ href: hrefTo("userSettings"), text: texts.back }}
        title={title}
        context={companyName}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PersonFieldsCard form={form} isNew={false} labels={access.labels} onLabels={access.setLabels} />
          <AccessCards access={access} problem={refusedRights} otherSites={before.otherLocationCount} />
        </div>
        <AccessAside access={access} name={name} otherSites={before.otherLocationCount}>
          <div>
            <Button variant="danger" onClick={onDelete}>
              {before.status === "registered" ? texts.delete : texts.deleteInvitation}
            </Button>
          </div>
        </AccessAside>
      </div>
      {saving.isError && refusedRights === undefined && (
        <div className={styles.failure}>
          <Note variant="error" role="alert">
            {errorSentence(saving.error)}
          </Note>
        </div>
      )}
      <FormFoot note={footNote(texts, wrong, empty)}>
        <LinkButton href={hrefTo("userSettings")}>{texts.cancel}</LinkButton>
        <Button
          type="submit"
          variant="primary"
          busy={saving.isPending}
          busyText={texts.saving}
          lockedBecause={isDirty ? undefined : texts.nothing}
        >
          {texts.save}
        </Button>
      </FormFoot>
      <LeaveGuard dirty={isDirty && saved === undefined} title={title} />
    </form>
  );
}
