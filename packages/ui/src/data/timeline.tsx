import type { LucideIcon } from "lucide-react";
import { useTexts } from "../base/language.ts";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import { uiTexts } from "../ui.texts.ts";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./timeline.module.css";

export interface TimelineEntry {
  id: string | number;
  icon: LucideIcon;
  /** Orange only if somebody has to act. */
  tone?: "blue" | "green" | "orange";
  title: string;
  /** When it happened, as an ISO instant. */
  at: string;
  /** When it happened, in words for the reader. */
  time: string;
  person?: string | undefined;
  /** Only the fields that changed. */
  changes?: readonly { label: string; old?: string | undefined; value: string }[];
}

/** Moves the focus to an entry, which scrolls it into view. */
export const showTimelineEntry = (id: TimelineEntry["id"]): void =>
  document.getElementById(elementId(id))?.focus();

const elementId = (id: TimelineEntry["id"]) => `timeline-${id}`;

/** A list of events, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const texts = useTexts(uiTexts).timeline;
  return (
    <ol>
      {entries.map(({ id, icon, tone, title, at, time, person, changes = [] }) => (
        <li key={id} id={elementId(id)} tabIndex={-1} className={styles.entry}>
          <span className={classNames(styles.disc, tone && styles[tone])}>
            <Icon of={icon} size={18} />
          </span>
          <div>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              <time dateTime={at}>{time}</time>
            </div>
            {person !== undefined && <p className={styles.person}>{person}</p>}
            {changes.length > 0 && (
              <dl className={styles.changes}>
                {changes.map(({ label, old, value }) => (
                  <div key={label} className={styles.change}>
                    <dt>{label}</dt>
                    <dd>
                      {old !== undefined && (
                        <>
                          <s>
                            <VisuallyHidden>{texts.before} </VisuallyHidden>
                            {old}
                          </s>{" "}
                        </>
                      )}
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
