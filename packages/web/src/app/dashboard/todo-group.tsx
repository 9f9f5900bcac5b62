import type { LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { todoTexts } from "./todo.texts.ts";
import styles from "./todo.module.css";

interface TodoGroupProps {
  name: "proposals" | "quotes" | "questions" | "reports" | "feedback" | "claims" | "approvals";
  icon: LucideIcon;
  /** How many things of this kind there are, also beyond those shown. */
  count: number;
  /** How many things of this kind are shown as rows. */
  shown: number;
  /** Link to the list of all things of this kind, if there is such a list. */
  href?: string;
  /** Whether things of this kind have to be answered by a deadline. */
  urgent?: boolean;
  /** The rows that are shown. */
  children: ReactNode;
}

/** One kind of things to do, with its first rows. */
export function TodoGroup({ name, icon, count, shown, href, urgent = false, children }: TodoGroupProps) {
  const texts = useTexts(todoTexts);
  const { number } = useFormats();
  const title = texts.group[name];
  const id = useId();
  return (
    <section aria-labelledby={id} data-group={name}>
      <header className={classNames(styles.head, urgent && styles.urgent)}>
        <Icon of={icon} size={18} />
        <h3 id={id}>{title}</h3>
        <CountPill count={count} />
        {href !== undefined && (
          <a href={href} aria-describedby={id}>
            {count > shown ? texts.all(number(count)) : texts.inList}
          </a>
        )}
      </header>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
