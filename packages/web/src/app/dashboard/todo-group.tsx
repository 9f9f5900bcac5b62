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
  /** All of them; as many are in the list that `href` leads to. */
  count: number;
  shown: number;
  /** The list of all of them, if there is one. */
  href?: string;
  /** Answered until a deadline. */
  urgent?: boolean;
  /** The first rows. */
  children: ReactNode;
}

/** One kind of things to do. */
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
