import { berlinDate } from "@kreislauf/contract/base";
import { sessionApi } from "@kreislauf/contract/session";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useNavigation } from "../base/navigation.ts";
import { currentSession, keepSession, useSession } from "../base/session.ts";
import { useUnsavedInput } from "../base/unsaved-input.ts";
import { accountSettingsQuery } from "../users/index.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Note } from "../ui/note.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { preferencesTexts } from "./preferences.texts.ts";
import { signedInDevicesQuery } from "./session.queries.ts";
import { signOut } from "./sign-out.ts";
import { useNewPassword } from "./use-new-password.ts";
import styles from "./password-card.module.css";

/** Changes the password. While the initial one is still set, this is the way to everything else. */
export function PasswordCard() {
  const texts = useTexts(preferencesTexts).password;
  const isInitial = useSession()?.initialPassword === true;
  const { replace } = useNavigation();
  const showSnack = useSnackbar();
  const queryClient = useQueryClient();
  const { date } = useFormats();
  const changedOn = useQuery(accountSettingsQuery).data?.passwordChangedOn;
  const model = useNewPassword();
  const [old, setOld] = useState("");
  const [oldError, setOldError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useUnsavedInput(old !== "" || model.password !== "" || model.repeat !== "");

  const explain = (error: unknown) => {
    const details = error instanceof ApiError ? error.details : [];
    const [ofOld, ofNew] = ["oldPassword", "newPassword"].map(
      (name) => details.find(({ field }) => field === name)?.message,
    );
    setOldError(ofOld);
    model.refuse(ofNew);
    if (ofOld === undefined && ofNew === undefined) setFailure(errorSentence(error));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    model.judge();
    setFailure(undefined);
    setOldError(old === "" ? texts.oldMissing : undefined);
    if (old === "" || !model.isGood) return;
    setBusy(true);
    try {
      await call(sessionApi.changePassword, { body: { oldPassword: old, newPassword: model.password } });
      setOld("");
      model.clear();
      showSnack({ message: texts.changed, variant: "success" });
      void queryClient.invalidateQueries(signedInDevicesQuery);
      void queryClient.invalidateQueries(accountSettingsQuery);
      const session = currentSession();
      if (isInitial && session) {
        keepSession({ ...session, initialPassword: false });
        replace("/");
      }
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title={texts.title} flush>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.body}>
          {!isInitial && (
            <p className={styles.lead}>
              {changedOn && `${texts.changedOn(date(berlinDate(Temporal.Instant.from(changedOn))))} `}
              {texts.text}
            </p>
          )}
          <div className={styles.fields}>
            <div className={styles.old}>
              <PasswordField
                label={isInitial ? texts.initialOld : texts.old}
                autoComplete="current-password"
                value={old}
                disabled={isBusy}
                error={oldError}
                onChange={(event) => {
                  setOld(event.target.value);
                  setOldError(undefined);
                }}
              />
            </div>
            <NewPasswordFields model={model} disabled={isBusy} />
          </div>
          <PasswordRules password={model.password} repeat={model.repeat} />
          {failure !== undefined && (
            <Note variant="error" role="alert" title={texts.failed}>
              {failure}
            </Note>
          )}
        </div>
        <div className={styles.foot}>
          {isInitial && (
            <Button variant="ghost" onClick={() => void signOut()}>
              {texts.signOut}
            </Button>
          )}
          <Button
            type="submit"
            variant={isInitial ? "primary" : "secondary"}
            busy={isBusy}
            busyText={texts.busy}
          >
            {isInitial ? texts.initialSubmit : texts.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
