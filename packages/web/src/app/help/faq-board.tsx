import { Search, X } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { useBranding } from "../../base/branding.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import boxStyles from "@kreislauf/ui/controls/text-box.module.css";
import { FaqItem } from "./faq-item.tsx";
import { faqEntries, faqTopics, type FaqTopic } from "./faq-entries.ts";
import { findFaq } from "./find-faq.ts";
import { helpTexts } from "./help.texts.ts";
import styles from "./help.module.css";

const maxSearchLength = 100; // characters

/** All questions and answers, with a search and a filter by topic. */
export function FaqBoard() {
  const texts = useTexts(helpTexts);
  const language = useLanguage();
  const { editCutoff } = useBranding();
  const [search, setSearch] = useState("");
  const [topic, setTopic] = useState<FaqTopic | "all">("all");
  const field = useRef<HTMLInputElement>(null);

  const entries = faqEntries(editCutoff, language);
  const words = search.trim();
  const found = findFaq(entries, words).filter((entry) => topic === "all" || entry.topic === topic);
  const title = words === "" ? texts.questions : texts.search.hits(found.length, words);
  const clear = () => {
    setSearch("");
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && search !== "") clear();
  };
  return (
    <div className={styles.board}>
      <TextField
        ref={field}
        type="search"
        label={texts.search.label}
        labelHidden
        icon={Search}
        placeholder={texts.search.placeholder}
        maxLength={maxSearchLength}
        enterKeyHint="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={onKeyDown}
        trailing={
          search !== "" && (
            <button type="button" className={boxStyles.inner} aria-label={texts.search.clear} onClick={clear}>
              <Icon of={X} size={18} />
            </button>
          )
        }
      />
      <div className={styles.topics} role="group" aria-label={texts.topic}>
        {(["all", ...faqTopics] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.topic}
            aria-pressed={name === topic}
            onClick={() => setTopic(name)}
          >
            {texts.topics[name]}
          </button>
        ))}
      </div>
      <VisuallyHidden role="status">{words === "" ? "" : title}</VisuallyHidden>
      <Card title={title} actions={words === "" && <CountPill count={found.length} />} flush>
        {found.length === 0 ? (
          <StateMessage illustration="search" title={texts.search.none} text={texts.search.noneText} />
        ) : (
          found.map((entry) => <FaqItem key={entry.id} entry={entry} search={words} />)
        )}
      </Card>
    </div>
  );
}
