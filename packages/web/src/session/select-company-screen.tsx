import { useState } from "react";
import type { FormEvent } from "react";
import { useTexts } from "../base/language.tsx";
import { useNavigation } from "../base/navigation.ts";
import { pathTo } from "../base/paths.ts";
import { Button } from "../ui/button.tsx";
import { DialogFrame } from "../ui/dialog-frame.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { CompanyChoice } from "./company-choice.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { dropLoginTicket, liveLoginTicket } from "./login-ticket.ts";
import { companyTexts } from "./company.texts.ts";
import { sessionTexts } from "./session.texts.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { chooseCompany } from "./sign-in.ts";

/** Which of their companies somebody works for now; the guard opens it with a live ticket only. */
export function SelectCompanyScreen() {
  const { company: texts } = useTexts(companyTexts);
  const { signIn: words } = useTexts(sessionTexts);
  const { replace } = useNavigation();
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
    if (result.kind === "tooMany") setError(failureSentence(result, words));
  };

  const leave = () => {
    if (isBusy) return;
    dropLoginTicket();
    replace(pathTo("login"));
  };

  return (
    <SignInFrame>
      <DialogFrame
        open
        fullscreen
        onClose={leave}
        title={texts.title}
        description={texts.text}
        maxWidth={480}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button onClick={leave}>{texts.back}</Button>
            <Button type="submit" variant="primary" busy={isBusy} busyText={words.busy}>
              {texts.submit}
            </Button>
          </>
        }
      >
        <CompanyChoice
          companies={ticket?.companies ?? []}
          value={companyId}
          onChange={setCompanyId}
          error={error}
        />
      </DialogFrame>
    </SignInFrame>
  );
}
