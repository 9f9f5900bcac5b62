import { type PersonForm, personForm, peopleApi } from "@kreislauf/contract/users";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { formResolver } from "../base/form-resolver.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { useNavigation } from "../base/navigation.ts";
import { hrefTo, pathTo } from "../base/paths.ts";
import { randomKey } from "../base/random-key.ts";
import { Button } from "../ui/button.tsx";
import { FormFoot } from "../ui/form-foot.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "../ui/note.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { AccessCards, AccessAside } from "./access-cards.tsx";
import { footNote } from "./foot-note.ts";
import { fullName } from "./people-columns.tsx";
import { refreshPeople } from "./people.queries.ts";
import { PersonFieldsCard } from "./person-fields.tsx";
import { newAccess, useAccessDraft } from "./use-access-draft.ts";
import { complainBeside, personFieldNames, rightsProblem, splitRights } from "./user-details.ts";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./user-form.module.css";

/** Invites one person by mail. */
export function InviteOne() {
  const texts = useTexts(userFormTexts);
  const language = useLanguage();
  const { go } = useNavigation();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const access = useAccessDraft(newAccess);
  const attempt = useRef(randomKey());
  const form = useForm<PersonForm, unknown, PersonForm>({
    mode: "onTouched",
    defaultValues: { firstName: "", lastName: "", email: "", phone: "" },
    resolver: formResolver(personForm, language),
  });
  const typed = useWatch({ control: form.control });
  const inviting = useMutation({
    mutationFn: (person: PersonForm) =>
      call(
        peopleApi.inviteUser,
        {
          body: {
            userDetails: {
              ...person,
              ...access.labels,
              ...splitRights(access.rights),
              locationIds: [...access.sites],
            },
          },
        },
        { idempotencyKey: attempt.current },
      ),
    onError: (error) => {
      // What had no answer may have arrived; whatever was refused is another attempt.
      if (!(error instanceof ApiError) || error.code === "unreachable") return;
      attempt.current = randomKey();
      complainBeside(error, (field, message) => form.setError(field, { message }));
      if (error.code === "email_taken")
        form.setError("email", { message: texts.emailTaken }, { shouldFocus: true });
    },
  });
  const invited = inviting.data;
  useEffect(() => {
    if (invited === undefined) return;
    void refreshPeople(queryClient);
    showSnack({ message: texts.invited(fullName(invited)), variant: "success" });
    go(pathTo("userSettings", {}, { userTab: "invited" }));
    // Once, when the invitation is out.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [invited]);
  const isDirty = form.formState.isDirty || access.isDirty;
  const refusedRights = rightsProblem(inviting.error);
  const wrong = [
    ...personFieldNames.filter((field) => form.formState.errors[field] !== undefined),
    ...(refusedRights === undefined ? [] : ["rights" as const]),
  ].map((field) => texts[field]);
  const empty = personFieldNames.filter((field) => typed[field] === "").map((field) => texts[field]);
  const name = [typed.firstName, typed.lastName].filter(Boolean).join(" ");
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((person) => inviting.mutate(person))(event)}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PersonFieldsCard form={form} isNew labels={access.labels} onLabels={access.setLabels} />
          <AccessCards access={access} problem={refusedRights} />
        </div>
        <AccessAside access={access} name={name} isInvitation />
      </div>
      {inviting.isError && refusedRights === undefined && (
        <div className={styles.failure}>
          <Note variant="error" role="alert">
            {errorSentence(inviting.error)}
          </Note>
        </div>
      )}
      <FormFoot note={footNote(texts, wrong, empty)}>
        <LinkButton href={hrefTo("userSettings")}>{texts.cancel}</LinkButton>
        <Button type="submit" variant="primary" busy={inviting.isPending} busyText={texts.sending}>
          {texts.send}
        </Button>
      </FormFoot>
      <LeaveGuard dirty={isDirty && invited === undefined} title={texts.invite} />
    </form>
  );
}
