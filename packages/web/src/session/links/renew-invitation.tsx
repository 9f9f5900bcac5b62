import { sessionApi } from "@kreislauf/contract/session";
import { useState } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { passwordTexts } from "../password/password.texts.ts";

/** Requests a new invitation with a link that no longer works. The answer reveals nothing about the person. */
export function RenewInvitation({ signupToken }: { signupToken: string }) {
  const texts = useTexts(passwordTexts).link;
  const [state, setState] = useState<"ready" | "busy" | "sent">("ready");
  const [failure, setFailure] = useState<string>();

  const renew = async () => {
    setFailure(undefined);
    setState("busy");
    try {
      await call(sessionApi.renewInvitation, { body: { signupToken } });
      setState("sent");
    } catch (error) {
      setFailure(errorSentence(error));
      setState("ready");
    }
  };

  if (state === "sent") {
    return (
      <Note variant="success" role="status" title={texts.renewed}>
        {texts.renewedText}
      </Note>
    );
  }
  return (
    <>
      {failure !== undefined && (
        <Note variant="error" role="alert" title={texts.renewFailed}>
          {failure}
        </Note>
      )}
      <Button
        variant="primary"
        block
        busy={state === "busy"}
        busyText={texts.renewing}
        onClick={() => void renew()}
      >
        {texts.renew}
      </Button>
    </>
  );
}
