import { passwordProblems, type PasswordProblem } from "@kreislauf/contract/session";
import { Check, Circle } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { passwordTexts } from "./password.texts.ts";
import styles from "./password-rules.module.css";

const rules: readonly PasswordProblem[] = ["too_short", "no_uppercase", "no_lowercase", "no_digit"];

/** The rules for a new password; each is ticked off as soon as the typed password meets it. */
export function PasswordRules({ password, repeat }: { password: string; repeat: string }) {
  const texts = useTexts(passwordTexts).newPassword;
  const problems = passwordProblems(password);
  const lines = [
    ...rules.map((rule) => ({ text: texts.rules[rule], isMet: !problems.includes(rule) })),
    { text: texts.rules.match, isMet: password !== "" && repeat === password },
  ];
  return (
    <div className={styles.block}>
      <ul className={styles.rules} aria-live="polite">
        {lines.map(({ text, isMet }) => (
          <li key={text} className={classNames(isMet && styles.met)}>
            <Icon of={isMet ? Check : Circle} size={18} />
            {text}
            <VisuallyHidden>{isMet ? texts.met : texts.unmet}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <p>{texts.alsoRefused}</p>
    </div>
  );
}
