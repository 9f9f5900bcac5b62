import { createContext, type ReactNode, use } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Logo } from "@kreislauf/ui/drawings/logo.tsx";
import { signInTexts } from "./sign-in.texts.ts";
import styles from "./sign-in-card.module.css";

/** Whether the person signs in again, in a dialog on top of their page. */
export const SignInAgainContext = createContext(false);

/** The card of every page before signing in; in the dialog for signing in again only its content. */
export function SignInCard({ title, children }: { title: string; children: ReactNode }) {
  const texts = useTexts(signInTexts);
  if (use(SignInAgainContext)) return children;
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Logo customUrl={null} size={34} onDark />
        {texts.product}
      </div>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <p className={styles.audience}>
        {texts.audience.before}
        <a href="/">{texts.audience.portal}</a>
        {texts.audience.after}
      </p>
    </main>
  );
}
