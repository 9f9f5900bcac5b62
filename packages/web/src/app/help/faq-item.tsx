import { ChevronDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { appTexts } from "../app.texts.ts";
import { isOpenTo, routes } from "../routes.ts";
import type { FaqEntry } from "./faq-entries.ts";
import { splitAtMatches } from "./find-faq.ts";
import { helpTexts } from "./help.texts.ts";
import styles from "./help.module.css";

interface FaqItemProps {
  entry: FaqEntry;
  /** What the user searches for; matches are highlighted. */
  search: string;
}

/** A question that expands. Its answer ends with a link to the screen it is about, for users who may open it. */
export function FaqItem({ entry, search }: FaqItemProps) {
  const texts = useTexts(helpTexts);
  const { titles } = useTexts(appTexts);
  const user = useUser();
  const canGo = isOpenTo(routes[entry.screen], user);
  const lines = entry.answer.split("\n");
  const points = lines.filter(isPoint);
  return (
    <details className={styles.item}>
      <summary>
        <span>{marked(entry.question, search)}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.answer}>
        {lines
          .filter((line) => !isPoint(line))
          .map((line) => (
            <p key={line}>{marked(line, search)}</p>
          ))}
        {points.length > 0 && (
          <ul>
            {points.map((line) => (
              <li key={line}>{marked(line.slice(2), search)}</li>
            ))}
          </ul>
        )}
        {canGo && (
          <p>
            <a href={hrefTo(entry.screen)}>{texts.leadsTo(titles[entry.screen])}</a>
          </p>
        )}
      </div>
    </details>
  );
}

const isPoint = (line: string) => line.startsWith("- ");

const marked = (text: string, search: string): ReactNode =>
  splitAtMatches(text, search).map(({ text: part, isMatch }, index) =>
    // The parts of a text have nothing but their position to identify them.
    // oxlint-disable-next-line react/no-array-index-key
    isMatch ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
