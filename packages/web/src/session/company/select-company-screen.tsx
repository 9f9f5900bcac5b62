import { useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { useNavigation } from "../../base/navigation.ts";
import { pathTo } from "../../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { CompanyChoice } from "./company-choice.tsx";
import { signInFailureMessage } from "../base/sign-in-failure-message.ts";
import { clearLoginTicket, findLoginTicket, type LoginTicket } from "../base/login-ticket.ts";
import { companyTexts } from "./company.texts.ts";
import { sessionTexts } from "../session.texts.ts";
import { SignInFrame } from "../base/sign-in-frame.tsx";
import { chooseCompany } from "../base/sign-in.ts";

/** The screen for choosing one of the user's companies. The guard opens it only with a valid login ticket. */
export function SelectCompanyScreen() {
  const { company: texts } = useTexts(companyTexts);
  const { signIn: words } = useTexts(sessionTexts);
  const { replace } = useNavigation();
  const showSnack = useSnackbar();
  const [ticket] = useState(findLoginTicket);
  const [companyId, setCompanyId] = useState<number | null>(null);
  const [error, setError] = useState<string>();

  const { busy, submit } = useSubmit({
    send: (choice: { ticket: LoginTicket; companyId: number }) =>
      chooseCompany(choice.ticket, choice.companyId),
    onDone: (result) => {
      if (result.kind === "failed") setError(texts.failed);
      if (result.kind === "tooMany" || result.kind === "unchecked")
        setError(signInFailureMessage(result, words));
    },
    onFailure: ({ sentence }) => setError(sentence),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || ticket === undefined) return;
    if (companyId === null) {
      showSnack({ message: texts.none, variant: "error", showCloseButton: false });
      return;
    }
    setError(undefined);
    void submit({ ticket, companyId });
  };

  const leave = () => {
    if (busy) return;
    clearLoginTicket();
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
        maxWidth={500}
        onSubmit={onSubmit}
        actions={
          <>
            <Button onClick={leave}>{texts.back}</Button>
            <Button type="submit" variant="primary" busy={busy} busyText={words.busy}>
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
