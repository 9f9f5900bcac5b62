import { berlinDate } from "@kreislauf/contract/base";
import { sessionApi } from "@kreislauf/contract/session";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation } from "../../base/navigation.ts";
import { currentSession, storeSession, useSession } from "../../base/session.ts";
import { useUnsavedInput } from "@kreislauf/ui/base/unsaved-input.ts";
import { accountSettingsQuery } from "../../users/index.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { PasswordField } from "@kreislauf/ui/controls/password-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { PasswordRules } from "../password/password-rules.tsx";
import { securityTexts } from "./security.texts.ts";
import { signedInDevicesQuery } from "./security.queries.ts";
import { signOut } from "../base/sign-out.ts";
import { useNewPassword } from "../password/use-new-password.ts";
import styles from "./password-card.module.css";

/** Changes the password. While it is still the initial one, the user cannot open anything else. */
export function PasswordCard() {
  const texts = useTexts(securityTexts).password;
  const isInitial = useSession()?.initialPassword === true;
  const { replace } = useNavigation();
  const showSnack = useSnackbar();
  const queryClient = useQueryClient();
  const { date } = useFormats();
  const changedOn = useQuery(accountSettingsQuery).data?.passwordChangedOn;
  const model = useNewPassword();
  const [old, setOld] = useState("");
  const [oldError, setOldError] = useState<string>();
  useUnsavedInput(old !== "" || model.password !== "" || model.repeat !== "");

  const { busy, failure, submit, reset } = useSubmit({
    send: () => call(sessionApi.changePassword, { body: { oldPassword: old, newPassword: model.password } }),
    onDone: () => {
      setOld("");
      model.clear();
      showSnack({ message: texts.changed, variant: "success" });
      void queryClient.invalidateQueries(signedInDevicesQuery);
      void queryClient.invalidateQueries(accountSettingsQuery);
      const session = currentSession();
      if (isInitial && session) {
        storeSession({ ...session, initialPassword: false });
        replace("/");
      }
    },
    setErrors: ({ details }) => {
      const [ofOld, ofNew] = ["oldPassword", "newPassword"].map(
        (name) => details.find(({ field }) => field === name)?.message,
      );
      setOldError(ofOld);
      model.setServerError(ofNew);
      return ofOld !== undefined || ofNew !== undefined;
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    model.validate();
    reset();
    setOldError(old === "" ? texts.oldMissing : undefined);
    if (old !== "" && model.isValid) void submit();
  };

  return (
    <Card title={texts.title} flush>
      <form noValidate onSubmit={onSubmit}>
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
                disabled={busy}
                error={oldError}
                onChange={(event) => {
                  setOld(event.target.value);
                  setOldError(undefined);
                }}
              />
            </div>
            <NewPasswordFields model={model} disabled={busy} />
          </div>
          <PasswordRules password={model.password} repeat={model.repeat} />
          {failure && (
            <Note variant="error" role="alert" title={texts.failed}>
              {failure.sentence}
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
            busy={busy}
            busyText={texts.busy}
          >
            {isInitial ? texts.initialSubmit : texts.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
