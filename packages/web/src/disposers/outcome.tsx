import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./disposer.module.css";

interface OutcomeProps {
  icon: LucideIcon;
  tone?: "neutral" | "warning";
  title: string;
  /** Whether this is the only content of the page, so that its title is the page's heading. */
  isPage?: boolean;
  children: ReactNode;
}

/** Says what has become of the order or of its link. */
export function Outcome({ icon, tone, title, isPage = false, children }: OutcomeProps) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <section className={classNames(styles.answer, styles.outcome)} aria-label={title}>
      <span className={classNames(styles.mark, tone && styles[tone])}>
        <Icon of={icon} size={24} />
      </span>
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
    </section>
  );
}
