import { accountApi, type AccountSettings, profileData } from "@kreislauf/contract/users";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { invalidatePeople } from "../base/people.queries.ts";
import { formResolver } from "../../base/form-resolver.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { useIsPhoneFormatReady, usePhoneFormat } from "../../base/phone-format.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { LeaveGuard } from "@kreislauf/ui/overlays/leave-guard.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { accountTexts } from "./account.texts.ts";
import { ProfilePictureRow } from "./profile-picture-row.tsx";
import { accountSettingsQuery } from "../base/account.queries.ts";
import styles from "./account.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

/** The user's own name, phone number and picture. */
export function ProfileCard() {
  const texts = useTexts(accountTexts).person;
  const account = useQuery(accountSettingsQuery);
  const isPhoneFormatReady = useIsPhoneFormatReady();
  return (
    <Card title={texts.title} flush>
      {account.data && isPhoneFormatReady ? (
        <ProfileForm profile={account.data.profile} />
      ) : account.isError ? (
        <LoadFailure title={texts.failed} query={account} />
      ) : (
        <Delayed text={texts.loading}>
          <div className={styles.body}>
            <Skeleton height={240} />
          </div>
        </Delayed>
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
  const isMobile = useIsMobile();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const phone = usePhoneFormat();
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
  const { errors, isDirty, dirtyFields } = form.formState;
  const saving = useSubmit({
    send: ({ firstName, lastName, phone: number }: ProfileDraft) => {
      const touched = {
        ...(dirtyFields.firstName === true && { firstName }),
        ...(dirtyFields.lastName === true && { lastName }),
        ...(dirtyFields.phone === true && { phone: number }),
      };
      return call(accountApi.changeProfile, { body: { userId: profile.userId, profileData: touched } });
    },
    onDone: async (saved) => {
      form.reset(draftOf(saved));
      showSnack({ message: texts.saved, variant: "success" });
      // Reloads the account, so that menus and lists show the new name.
      await queryClient.invalidateQueries(accountSettingsQuery);
      await invalidatePeople(queryClient);
    },
    setErrors: ({ details }) => {
      for (const field of ["firstName", "lastName", "phone"] as const) {
        const complaint = details.find((each) => each.field === `profileData.${field}`);
        if (complaint !== undefined)
          form.setError(field, { message: complaint.message }, { shouldFocus: true });
      }
      return false;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(saving.submit)(event)}>
      <LeaveGuard dirty={isDirty} title={texts.title} />
      <div className={styles.body}>
        <ProfilePictureRow profile={profile} />
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
        {saving.failure && (
          <Note variant="error" role="alert">
            {saving.failure.sentence}
          </Note>
        )}
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          variant="primary"
          block={isMobile}
          busy={saving.busy}
          busyText={texts.saving}
          lockedBecause={isDirty ? undefined : texts.unchanged}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
