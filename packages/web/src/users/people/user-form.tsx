import type { FieldError } from "@kreislauf/contract/base";
import { type PersonForm, personForm, type EditableUser, peopleApi } from "@kreislauf/contract/users";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { formResolver } from "../../base/form-resolver.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation } from "../../base/navigation.ts";
import { hrefTo, pathTo } from "../../base/paths.ts";
import { usePhoneFormat } from "../../base/phone-format.ts";
import { useRoomDialog } from "../../base/use-room-dialog.tsx";
import { useUser } from "../../base/session.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { FormFailure } from "@kreislauf/ui/layout/form-failure.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { LeaveGuard } from "@kreislauf/ui/overlays/leave-guard.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { AccessSummary, AccessCards } from "./access-cards.tsx";
import { ChangedMeanwhileNote } from "./changed-meanwhile-note.tsx";
import { incompleteFieldsNote } from "../base/incomplete-fields-note.ts";
import { fullName } from "../../base/full-name.ts";
import { invalidatePeople } from "../base/people.queries.ts";
import { PersonFieldsCard } from "./person-fields.tsx";
import { readAfterAcceptance, readAfterConflict } from "./read-after-conflict.ts";
import { useAccessDraft } from "./use-access-draft.ts";
import {
  setPersonServerErrors,
  personFieldNames,
  rightsServerError,
  touchedFields,
  userDetailLabel,
} from "./user-details.ts";
import { userFormTexts } from "../base/user-form.texts.ts";
import styles from "../base/user-form.module.css";

/** Edits the data, rights and sites of a registered or invited user. */
export function UserForm({ user, onDelete }: { user: EditableUser; onDelete: () => void }) {
  const texts = useTexts(userFormTexts);
  const language = useLanguage();
  const { companyName } = useUser();
  const { go } = useNavigation();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [before, setBefore] = useState(user);
  const [changedMeanwhile, setChangedMeanwhile] = useState<readonly FieldError[]>([]);
  const access = useAccessDraft(before);
  const phone = usePhoneFormat();
  const reset = useRoomDialog("resetSecondFactor");
  const deleteButton = useRef<HTMLButtonElement>(null);
  const hadSecondFactor = useRef(user.hasSecondFactor);
  useEffect(() => {
    // Once the second factor is reset, the button that did it is gone, and with it the focus.
    const isFocusLost = document.activeElement === document.body;
    if (hadSecondFactor.current && !user.hasSecondFactor && isFocusLost) deleteButton.current?.focus();
    hadSecondFactor.current = user.hasSecondFactor;
  }, [user.hasSecondFactor]);
  const fieldsOf = ({ firstName, lastName, email, phone: number }: EditableUser): PersonForm => ({
    firstName,
    lastName,
    email,
    phone: number === null ? "" : phone(number),
  });
  const form = useForm<PersonForm, unknown, PersonForm>({
    mode: "onTouched",
    defaultValues: fieldsOf(before),
    resolver: formResolver(personForm, language),
  });
  const typed = useWatch({ control: form.control });
  const name = [typed.firstName, typed.lastName].filter(Boolean).join(" ");
  const saving = useSubmit({
    send: (person: PersonForm) => {
      setChangedMeanwhile([]);
      const userDetails = { ...touchedFields(person, form.formState.dirtyFields), ...access.touched };
      const endpoint =
        before.status === "registered" ? peopleApi.changeRegisteredUser : peopleApi.changeInvitedUser;
      const body = { userDetails, version: before.version };
      return call(endpoint, { params: { id: before.userId }, body });
    },
    recover: async (failure) => {
      const read = () => call(peopleApi.user, { params: { id: before.userId } });
      const conflict =
        (await readAfterConflict(failure, read)) ??
        (await readAfterAcceptance(failure, before.status, read, texts.statusNow));
      if (conflict === undefined) return undefined;
      const { current, changed } = conflict;
      form.reset(fieldsOf(current), { keepDirtyValues: true });
      access.rebase(current);
      setBefore(current);
      setChangedMeanwhile(changed);
      return "shown";
    },
    setErrors: (error) => {
      setPersonServerErrors(error, (field, message) => form.setError(field, { message }));
      return false;
    },
  });
  const saved = saving.answer;
  useEffect(() => {
    if (saved === undefined) return;
    void invalidatePeople(queryClient);
    showSnack({ message: texts.saved(fullName(saved)), variant: "success" });
    go(pathTo("userSettings"));
    // Runs once, after saving.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved]);
  const isDirty = form.formState.isDirty || access.isDirty;
  const refusedRights = rightsServerError(saving.failure?.error);
  const wrong = [
    ...personFieldNames.filter((field) => form.formState.errors[field] !== undefined),
    ...(refusedRights === undefined ? [] : ["rights" as const]),
  ].map((field) => texts[field]);
  const empty = personFieldNames.filter((field) => typed[field] === "").map((field) => texts[field]);
  const title = texts.edit(fullName(before));
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(saving.submit)(event)}>
      <PageHeader
        back={{ href: hrefTo("userSettings"), text: texts.back }}
        title={title}
        context={companyName}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PersonFieldsCard
            form={form}
            isNew={false}
            levelAndGroup={access.levelAndGroup}
            onLevelAndGroupChange={access.setLevelAndGroup}
          />
          <AccessCards access={access} problem={refusedRights} otherSites={before.otherLocationCount} />
        </div>
        <AccessSummary access={access} name={name} otherSites={before.otherLocationCount}>
          <div>
            {user.hasSecondFactor && (
              <p>
                <Button onClick={() => void reset.open({ userId: before.userId, name: fullName(before) })}>
                  {texts.resetSecondFactor}
                </Button>
              </p>
            )}
            <Button ref={deleteButton} variant="danger" onClick={onDelete}>
              {before.status === "registered" ? texts.delete : texts.deleteInvitation}
            </Button>
          </div>
        </AccessSummary>
      </div>
      {changedMeanwhile.length > 0 && (
        <div className={styles.failure}>
          <ChangedMeanwhileNote
            changed={changedMeanwhile}
            labelOf={(field) => userDetailLabel(texts, field.replace("userDetails.", ""))}
          />
        </div>
      )}
      {saving.failure && refusedRights === undefined && <FormFailure>{saving.failure.sentence}</FormFailure>}
      <FormFooter note={incompleteFieldsNote(texts, wrong, empty)}>
        <LinkButton href={hrefTo("userSettings")}>{texts.cancel}</LinkButton>
        <Button
          type="submit"
          variant="primary"
          busy={saving.busy}
          busyText={texts.saving}
          lockedBecause={isDirty ? undefined : texts.nothing}
        >
          {texts.save}
        </Button>
      </FormFooter>
      {reset.element}
      <LeaveGuard dirty={isDirty && saved === undefined} title={title} />
    </form>
  );
}
