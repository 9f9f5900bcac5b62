import { sessionErrorTexts } from "@kreislauf/contract/session";
import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "../ui/note.tsx";
import { passwordTexts } from "./password.texts.ts";
import type { LinkProblem } from "./use-link-check.ts";
import styles from "./sign-in-form.module.css";

interface DeadLinkProps {
  title: string;
  problem: LinkProblem;
  text?: string | undefined;
  /** The way to a new link. */
  children?: ReactNode;
}

/** A link from a mail that does not work any more: why, and what helps. */
export function DeadLink({ title, problem, text, children }: DeadLinkProps) {
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
