import {
  accountApi,
  type AccountSettings,
  maxPictureBytes,
  maxPictureSidePixels,
  usersErrorTexts,
} from "@kreislauf/contract/users";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { invalidatePeople } from "../base/people.queries.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Avatar } from "@kreislauf/ui/data/avatar.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { accountTexts } from "./account.texts.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { accountSettingsQuery } from "../base/account.queries.ts";
import styles from "./account.module.css";

/** The profile picture, with buttons to change or remove it. */
export function ProfilePictureRow({ profile }: { profile: AccountSettings["profile"] }) {
  const texts = useTexts(accountTexts).picture;
  const refusals = useTexts(usersErrorTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string>();
  const saving = useSubmit({
    send: (profilePicture: string | null) => call(accountApi.changeAvatar, { body: { profilePicture } }),
    onDone: async ({ profilePicture }) => {
      setImage(null);
      showSnack({ message: profilePicture === null ? texts.removed : texts.changed, variant: "success" });
      await queryClient.invalidateQueries(accountSettingsQuery);
      await invalidatePeople(queryClient);
    },
    onFailure: ({ sentence }) => setProblem(sentence),
  });
  const choose = async (file: File) => {
    setProblem(undefined);
    if (file.size > maxPictureBytes) return setProblem(refusals.picture_too_large);
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (bitmap === null) return setProblem(refusals.picture_unusable);
    if (Math.max(bitmap.width, bitmap.height) > maxPictureSidePixels)
      return setProblem(refusals.picture_too_large);
    setImage(bitmap);
  };
  return (
    <div className={styles.picture}>
      <Avatar
        firstName={profile.firstName}
        lastName={profile.lastName}
        picture={profile.profilePicture}
        size="portrait"
      />
      <div className={styles.choice}>
        <div className={styles.buttons}>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className={styles.file}
            tabIndex={-1}
            aria-hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Without this, choosing the same file again would not fire a change event.
              target.value = "";
              if (file) void choose(file);
            }}
          />
          <Button small onClick={() => input.current?.click()}>
            {profile.profilePicture === null ? texts.add : texts.change}
          </Button>
          {profile.profilePicture !== null && (
            <Button small variant="ghost" busy={saving.busy} onClick={() => void saving.submit(null)}>
              {texts.remove}
            </Button>
          )}
        </div>
        <p className={styles.hint}>{texts.hint}</p>
      </div>
      {problem !== undefined && (
        <Note variant="error" role="alert">
          {problem}
        </Note>
      )}
      {image !== null && (
        <CropDialog
          image={image}
          busy={saving.busy}
          onClose={() => setImage(null)}
          onCrop={(dataUri) => void saving.submit(dataUri)}
        />
      )}
    </div>
  );
}
