import { useTexts } from "@kreislauf/ui/base/language.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Check } from "lucide-react";
import { type SiteOrderStep, siteOrderSteps } from "./site-orders-state.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import styles from "./step-line.module.css";

/** Shows the three steps and marks the current one. */
export function StepLine({ current }: { current: SiteOrderStep }) {
  const texts = useTexts(siteOrdersTexts);
  const place = siteOrderSteps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {siteOrderSteps.map((step, index) => (
        <li
          key={step}
          className={classNames(step === current && styles.current, index < place && styles.done)}
          aria-current={step === current ? "step" : undefined}
        >
          <span className={styles.number}>{index < place ? <Icon of={Check} size={16} /> : index + 1}</span>
          <span className={styles.stepName}>{texts.step[step]}</span>
          {index < place && <VisuallyHidden>{`, ${texts.stepDone}`}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
