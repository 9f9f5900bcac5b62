import type { DeskAgreement } from "@kreislauf/contract/desk";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import { useAgreements } from "../agreements.queries.ts";
import { describeAgreement } from "./describe-agreement.ts";
import { orderingTexts } from "./ordering.texts.ts";
import styles from "./ordering.module.css";

interface AgreementSearchProps {
  /** The agreements chosen already, which the results leave out. */
  chosen: readonly DeskAgreement[];
  isMissing: boolean;
  onAdd: (agreements: readonly DeskAgreement[]) => void;
}

/** Searches the agreements of all customers; adds one of the results or all. */
export function AgreementSearch({ chosen, isMissing, onAdd }: AgreementSearchProps) {
  const texts = useTexts(orderingTexts);
  const [words, setWords] = useState("");
  const list = useAgreements(words, 0, words !== "");
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const found = words === "" ? [] : (list.data?.agreements.filter(({ id }) => !chosenIds.has(id)) ?? []);
  const add = (agreements: readonly DeskAgreement[]) => {
    onAdd(agreements);
    setWords("");
  };
  return (
    <div className={styles.search}>
      <SearchField
        label={chosen.length === 0 ? texts.search : texts.searchMore}
        placeholder={texts.searchHint}
        clearLabel={texts.clearSearch}
        maxLength={100}
        value={words}
        onSearch={setWords}
      />
      {isMissing && (
        <p role="alert" className={styles.refused}>
          {texts.missing.agreement}
        </p>
      )}
      {words !== "" && list.isSuccess && !list.isPlaceholderData && found.length === 0 && (
        <p role="status" className={styles.hint}>
          {texts.nothingFound}
        </p>
      )}
      {found.length > 0 && (
        <>
          <ul className={styles.found} aria-label={texts.found}>
            {found.map((agreement) => {
              const { title, line } = describeAgreement(agreement, texts);
              return (
                <li key={agreement.id}>
                  <button type="button" onClick={() => add([agreement])}>
                    <strong>{title}</strong>
                    <span>{line}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          {found.length > 1 && (
            <div>
              <Button small onClick={() => add(found)}>
                {list.data?.hasMore === true ? texts.addFirst(found.length) : texts.addAll(found.length)}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
