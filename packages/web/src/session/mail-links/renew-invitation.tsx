import { mailLinksApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { passwordTexts } from "../password/password.texts.ts";

/** Requests a new invitation in place of a link that no longer works. The answer reveals nothing about the person. */
export function RenewInvitation({ signupToken }: { signupToken: string }) {
  const texts = useTexts(passwordTexts).link;
  const { busy, failure, answer, submit } = useSubmit({
    send: () => call(mailLinksApi.renewInvitation, { body: { signupToken } }),
  });

  if (answer !== undefined) {
    return (
      <Note variant="success" role="status" title={texts.renewed}>
        {texts.renewedText}
      </Note>
    );
  }
  return (
    <>
      {failure && (
        <Note variant="error" role="alert" title={texts.renewFailed}>
          {failure.sentence}
        </Note>
      )}
      <Button variant="primary" block busy={busy} busyText={texts.renewing} onClick={() => void submit()}>
        {texts.renew}
      </Button>
    </>
  );
}
