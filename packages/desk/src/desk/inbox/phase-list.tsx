import { deskLists, deskPhaseTexts } from "@kreislauf/contract/desk";
import { useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { countText } from "../base/count-text.ts";
import { hrefTo } from "../../base/hash-route.ts";
import { useChosenInView } from "@kreislauf/ui/base/use-chosen-in-view.ts";
import { phaseOf } from "../inbox.queries.ts";
import { inboxTexts } from "../inbox.texts.ts";
import { SavedViews } from "./saved-views.tsx";
import styles from "./inbox.module.css";

interface PhaseListProps {
  counts: Readonly<Partial<Record<string, number>>> | undefined;
  parameters: URLSearchParams;
}

/** The phases as links. Those in which orders wait for the provider have a count. */
export function PhaseList({ counts, parameters }: PhaseListProps) {
  const texts = useTexts(inboxTexts);
  const names = useTexts(deskPhaseTexts);
  const current = phaseOf(parameters);
  const list = useRef<HTMLUListElement>(null);
  useChosenInView(list, current, counts !== undefined);
  const addressOf = (phase: string) => {
    const next = new URLSearchParams(parameters);
    next.set("phase", phase);
    next.delete("page");
    next.delete("view");
    return hrefTo("/orders", next);
  };
  return (
    <nav className={styles.phases} aria-label={texts.phases}>
      <h1>{texts.title}</h1>
      <SavedViews parameters={parameters} />
      <h2>{texts.phases}</h2>
      <ul ref={list}>
        {deskLists.map((phase) => {
          const count = counts?.[phase];
          return (
            <li key={phase}>
              <a href={addressOf(phase)} aria-current={phase === current ? "page" : undefined}>
                <span>{names[phase]}</span>
                {count !== undefined && <em>{countText(count)}</em>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
