import { useState } from "react";
import type { FormEvent } from "react";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceRows } from "../ui/choice-rows.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { liveLoginTicket } from "./login-ticket.ts";
import { sessionTexts } from "./session.texts.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { chooseCompany } from "./sign-in.ts";
import styles from "./sign-in-form.module.css";

/** Which of their companies somebody works for now; the guard opens it with a live ticket only. */
export function SelectCompanyScreen() {
  const { company: texts, signIn: signInTexts } = useTexts(sessionTexts);
  const showSnack = useSnackbar();
  const [ticket] = useState(liveLoginTicket);
  const [companyId, setCompanyId] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || ticket === undefined) return;
    if (companyId === null) {
      showSnack({ message: texts.none, variant: "error", showCloseButton: false });
      return;
    }
    setError(undefined);
    setBusy(true);
    const result = await chooseCompany(ticket, companyId);
    setBusy(false);
    if (result.kind === "failed") setError(texts.failed);
    if (result.kind === "tooMany") setError(failureSentence(result, signInTexts));
  };

  return (
    <SignInFrame>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.text}</p>
        </div>
        <ChoiceRows
          label={texts.label}
          labelHidden
          options={(ticket?.companies ?? []).map(({ id, name }) => ({ value: id, title: name }))}
          value={companyId}
          onChange={setCompanyId}
          error={error}
        />
        <Button type="submit" variant="primary" block busy={isBusy} busyText={signInTexts.busy}>
          {texts.submit}
        </Button>
        <a className={styles.back} href={hrefTo("login")}>
          {texts.back}
        </a>
      </form>
    </SignInFrame>
  );
}
