import { sessionErrorTexts } from "@kreislauf/contract/session";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { passwordTexts } from "../password/password.texts.ts";
import type { LinkProblem } from "./use-link-check.ts";
import styles from "../base/session-form.module.css";

interface InvalidLinkProps {
  title: string;
  problem: LinkProblem;
  text?: string | undefined;
  /** A way to get a new link, for example a button. */
  children?: ReactNode;
}

/** Says why the link in an e-mail no longer works, and what to do. */
export function InvalidLink({ title, problem, text, children }: InvalidLinkProps) {
  const texts = useTexts(passwordTexts).link;
  const reason = sessionErrorTexts[useLanguage()][problem];
  return (
    <div className={styles.form}>
      <h1>{title}</h1>
      <Note variant="warning" icon={Clock} role="alert" title={reason}>
        {text}
      </Note>
      {children}
      <LinkButton block href={hrefTo("login")}>
        {texts.toSignIn}
      </LinkButton>
    </div>
  );
}
