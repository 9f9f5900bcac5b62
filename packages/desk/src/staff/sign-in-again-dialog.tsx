import type { StaffSignedIn } from "@kreislauf/contract/staff";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { type DeskStaff, endDeskSession, storeDeskSession } from "../base/desk-session.ts";
import { settleProof } from "../base/identity-proof.ts";
import { SignInAgainContext } from "./sign-in-card.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";
import { signInTexts } from "./sign-in.texts.ts";

/**
 * Shown on top of the page once the session has ended. The same person continues where they were; anybody else starts
 * anew.
 */
export function SignInAgainDialog({ staff }: { staff: DeskStaff }) {
  const texts = useTexts(signInTexts).again;
  const queryClient = useQueryClient();
  const passwordField = useRef<HTMLInputElement>(null);
  useBlockEscape();
  const enter = (answer: StaffSignedIn) => {
    const isSame = answer.self.id === staff.id;
    if (!isSame) queryClient.clear();
    storeDeskSession(answer);
    settleProof(isSame);
  };
  const leave = () => {
    endDeskSession();
    settleProof(false);
  };
  return (
    <DialogFrame
      alert
      above
      open
      onClose={() => undefined}
      initialFocus={passwordField}
      title={texts.title}
      description={texts.text}
      maxWidth={460}
      actions={<Button onClick={leave}>{texts.leave}</Button>}
    >
      <SignInAgainContext value>
        <SignInScreen email={staff.email} passwordField={passwordField} onSignedIn={enter} />
      </SignInAgainContext>
    </DialogFrame>
  );
}

/** Keeps Escape from closing a dialog under this one. */
function useBlockEscape(): void {
  useEffect(() => {
    const block = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.stopPropagation();
    };
    window.addEventListener("keydown", block, true);
    return () => window.removeEventListener("keydown", block, true);
  }, []);
}
