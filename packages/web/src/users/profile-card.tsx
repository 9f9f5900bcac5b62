import { accountApi, type AccountSettings, profileData } from "@kreislauf/contract/users";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { formResolver } from "../base/form-resolver.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { useKnowsPhones, usePhoneWords } from "../base/phone-words.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { Note } from "../ui/note.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { TextField } from "../ui/text-field.tsx";
import { accountTexts } from "./account.texts.ts";
import { PictureRow } from "./picture-row.tsx";
import { accountSettingsQuery } from "./users.queries.ts";
import styles from "./account.module.css";

/** One's own name, number and picture. */
export function ProfileCard() {
  const texts = useTexts(accountTexts).person;
  const account = useQuery(accountSettingsQuery);
  const knowsPhones = useKnowsPhones();
  return (
    <Card title={texts.title} flush>
      {account.data && knowsPhones ? (
        <ProfileForm profile={account.data.profile} />
      ) : account.isError ? (
        <ErrorState
          title={texts.failed}
          text={errorSentence(account.error)}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      ) : (
        <Late text={texts.loading}>
          <div className={styles.body}>
            <Skeleton height={240} />
          </div>
        </Late>
      )}
    </Card>
  );
}

type Profile = AccountSettings["profile"];

interface ProfileDraft {
  firstName: string;
  lastName: string;
  phone: string;
}

function ProfileForm({ profile }: { profile: Profile }) {
  const texts = useTexts(accountTexts).person;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const phone = usePhoneWords();
  const draftOf = ({ firstName, lastName, phone: number }: Profile): ProfileDraft => ({
    firstName,
    lastName,
    phone: number === null ? "" : phone(number),
  });
  const form = useForm<ProfileDraft, unknown, ProfileDraft>({
    mode: "onTouched",
    defaultValues: draftOf(profile),
    resolver: formResolver(profileData, language),
  });
  const { errors, isDirty } = form.formState;
  const saving = useMutation({
    mutationFn: (draft: ProfileDraft) =>
      call(accountApi.changeProfile, { body: { userId: profile.userId, profileData: draft } }),
    onSuccess: async (saved) => {
      form.reset(draftOf(saved));
      showSnack({ message: texts.saved, variant: "success" });
      // The name in the menus and lists follows.
      await queryClient.invalidateQueries(accountSettingsQuery);
      await queryClient.invalidateQueries({ queryKey: ["users"] });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      for (const field of ["firstName", "lastName", "phone"] as const) {
        const complaint = error.details.find((each) => each.field === `profileData.${field}`);
        if (complaint !== undefined)
          form.setError(field, { message: complaint.message }, { shouldFocus: true });
      }
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((draft) => saving.mutate(draft))(event)}>
      <LeaveGuard dirty={isDirty} title={texts.title} />
      <div className={styles.body}>
        <PictureRow profile={profile} />
        <div className={styles.fields}>
          <TextField
            label={texts.firstName}
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register("firstName")}
          />
          <TextField
            label={texts.lastName}
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register("lastName")}
          />
          <TextField label={texts.email} labelNote={texts.emailFixed} value={profile.email} readOnly />
          <TextField
            type="tel"
            label={texts.phone}
            autoComplete="tel"
            error={errors.phone?.message}
            {...form.register("phone")}
          />
        </div>
        {saving.isError && (
          <Note variant="error" role="alert">
            {errorSentence(saving.error)}
          </Note>
        )}
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          variant="primary"
          busy={saving.isPending}
          busyText={texts.saving}
          lockedBecause={isDirty ? undefined : texts.unchanged}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
