import { type PersonForm, personForm, peopleApi } from "@kreislauf/contract/users";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { formResolver } from "../../base/form-resolver.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation } from "../../base/navigation.ts";
import { hrefTo, pathTo } from "../../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { FormFailure } from "@kreislauf/ui/layout/form-failure.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { LeaveGuard } from "@kreislauf/ui/overlays/leave-guard.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { AccessCards, AccessSummary } from "./access-cards.tsx";
import { incompleteFieldsNote } from "../base/incomplete-fields-note.ts";
import { fullName } from "../../base/full-name.ts";
import { invalidatePeople } from "../base/people.queries.ts";
import { type InviteFormProps, useInviteFormState } from "./invite-form.ts";
import { PersonFieldsCard } from "./person-fields.tsx";
import { emptyAccess, useAccessDraft } from "./use-access-draft.ts";
import { setPersonServerErrors, personFieldNames, rightsServerError, splitRights } from "./user-details.ts";
import { userFormTexts } from "../base/user-form.texts.ts";
import styles from "../base/user-form.module.css";

/** Invites one person by e-mail: their data, rights and sites. The form can stay open to invite another person. */
export function InviteOne({ shown, isOtherDirty, onState }: InviteFormProps) {
  const texts = useTexts(userFormTexts);
  const language = useLanguage();
  const { go } = useNavigation();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const access = useAccessDraft(emptyAccess);
  const form = useForm<PersonForm, unknown, PersonForm>({
    mode: "onTouched",
    defaultValues: { firstName: "", lastName: "", email: "", phone: "" },
    resolver: formResolver(personForm, language),
  });
  const typed = useWatch({ control: form.control });
  const detailsOf = (person: PersonForm) => ({
    ...person,
    ...access.levelAndGroup,
    ...splitRights(access.rights),
    locationIds: [...access.sites],
  });
  const inviting = useSubmit({
    send: (userDetails: ReturnType<typeof detailsOf>, idempotencyKey) =>
      call(peopleApi.inviteUser, { body: { userDetails } }, { idempotencyKey }),
    setErrors: (error) => {
      setPersonServerErrors(error, (field, message) => form.setError(field, { message }));
      if (error.code === "email_taken")
        form.setError("email", { message: texts.emailTaken }, { shouldFocus: true });
      return false;
    },
  });
  /** Whether the form stays open after sending, for inviting another person with the same rights and sites. */
  const [goesOn, setGoesOn] = useState(false);
  const invited = inviting.answer;
  useEffect(() => {
    if (invited === undefined) return;
    void invalidatePeople(queryClient);
    showSnack({ message: texts.invited(fullName(invited)), variant: "success" });
    if (goesOn) {
      // Sets the focus before the reset: after it, the form does not know its fields until the next render.
      form.setFocus("firstName");
      form.reset();
      inviting.reset();
    } else {
      go(pathTo("userSettings", {}, { userTab: "invited" }));
    }
    // Runs once, after the invitation is sent.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [invited]);
  const isDirty = (form.formState.isDirty || access.isDirty) && invited === undefined;
  useInviteFormState({ isDirty, isBusy: inviting.busy }, onState);
  const refusedRights = rightsServerError(inviting.failure?.error);
  const wrong = [
    ...personFieldNames.filter((field) => form.formState.errors[field] !== undefined),
    ...(refusedRights === undefined ? [] : ["rights" as const]),
  ].map((field) => texts[field]);
  const empty = personFieldNames.filter((field) => typed[field] === "").map((field) => texts[field]);
  const name = [typed.firstName, typed.lastName].filter(Boolean).join(" ");
  const submit = form.handleSubmit((person) => inviting.submit(detailsOf(person)));
  return (
    <form
      noValidate
      hidden={!shown}
      // If the form is still open after an invitation was sent, typing begins another one.
      onChange={() => {
        if (invited !== undefined) inviting.reset();
      }}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <PersonFieldsCard
            form={form}
            isNew
            levelAndGroup={access.levelAndGroup}
            onLevelAndGroupChange={access.setLevelAndGroup}
          />
          <AccessCards access={access} problem={refusedRights} />
        </div>
        <AccessSummary access={access} name={name} isInvitation />
      </div>
      {inviting.failure && refusedRights === undefined && (
        <FormFailure>{inviting.failure.sentence}</FormFailure>
      )}
      <FormFooter note={incompleteFieldsNote(texts, wrong, empty)}>
        <LinkButton href={hrefTo("userSettings")}>{texts.cancel}</LinkButton>
        {/* Not submit buttons, because Enter would press the first of them. */}
        <Button
          busy={inviting.busy && goesOn}
          lockedBecause={inviting.busy && !goesOn ? texts.sending : undefined}
          reasonElsewhere
          onClick={() => {
            setGoesOn(true);
            void submit();
          }}
        >
          {texts.sendAndNext}
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={inviting.busy && !goesOn}
          busyText={texts.sending}
          lockedBecause={inviting.busy && goesOn ? texts.sending : undefined}
          reasonElsewhere
          onClick={() => setGoesOn(false)}
        >
          {texts.send}
        </Button>
      </FormFooter>
      {shown && <LeaveGuard dirty={isDirty || isOtherDirty} title={texts.invite} />}
    </form>
  );
}
