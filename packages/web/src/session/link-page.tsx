import type { ReactNode } from "react";
import { useTexts } from "../base/language.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { passwordTexts } from "./password.texts.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import type { useLinkCheck } from "./use-link-check.ts";
import styles from "./sign-in-form.module.css";

interface LinkPageProps {
  link: ReturnType<typeof useLinkCheck>;
  children: ReactNode;
}

/** The page behind a link from a mail, once it is known what the link is worth. */
export function LinkPage({ link: { state, retry }, children }: LinkPageProps) {
  const texts = useTexts(passwordTexts);
  return (
    <SignInFrame>
      {state === "checking" ? (
        <Late text={texts.newPassword.checking}>
          <div className={styles.form}>
            <Skeleton width="70%" height={28} />
            <Skeleton height={48} />
            <Skeleton height={48} />
            <Skeleton height={48} />
          </div>
        </Late>
      ) : state === "failed" ? (
        <ErrorState title={texts.link.failed} onRetry={retry} />
      ) : (
        children
      )}
    </SignInFrame>
  );
}
