import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { errorSentence } from "../../base/api-error.ts";
import { passwordTexts } from "../password/password.texts.ts";
import { SignInFrame } from "../base/sign-in-frame.tsx";
import type { useLinkCheck } from "./use-link-check.ts";
import styles from "../base/session-form.module.css";

interface LinkPageProps {
  link: Pick<ReturnType<typeof useLinkCheck>, "state" | "loadError" | "retry">;
  children: ReactNode;
}

/** A page behind the link of an e-mail; shows its content once the server has checked the link. */
export function LinkPage({ link: { state, loadError, retry }, children }: LinkPageProps) {
  const texts = useTexts(passwordTexts);
  return (
    <SignInFrame>
      {state === "checking" ? (
        <Delayed text={texts.newPassword.checking}>
          <div className={styles.form}>
            <Skeleton width="70%" height={28} />
            <Skeleton height={48} />
            <Skeleton height={48} />
            <Skeleton height={48} />
          </div>
        </Delayed>
      ) : state === "failed" ? (
        <ErrorState title={texts.link.failed} text={errorSentence(loadError)} onRetry={retry} />
      ) : (
        children
      )}
    </SignInFrame>
  );
}
