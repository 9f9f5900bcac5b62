import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { useKnowsPhones } from "../base/phone-words.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./user-form.module.css";

/** How a record is asked for: what is being edited is not exchanged under the hands of whoever edits it. */
export const forEditing = (id: number) => ({
  enabled: Number.isInteger(id) && id > 0,
  staleTime: Infinity,
  gcTime: 0,
});

interface PersonRecordProps<Person> {
  record: UseQueryResult<Person>;
  /** Whether this page is the one for such a person. */
  isRight?: (person: Person) => boolean;
  children: (person: Person) => ReactNode;
}

/** A person asked for by the address, to be edited; or why there is none. */
export function PersonRecord<Person>({ record, isRight, children }: PersonRecordProps<Person>) {
  const texts = useTexts(userFormTexts);
  const { data: person, error } = record;
  const knowsPhones = useKnowsPhones();
  if (!record.isEnabled || (error instanceof ApiError && error.code === "not_found")) return <Missing />;
  if (record.isError) {
    return (
      <Card flush>
        <ErrorState
          title={texts.failed}
          text={errorSentence(error)}
          onRetry={() => void record.refetch()}
          retrying={record.isFetching}
        />
      </Card>
    );
  }
  if (person === undefined || !knowsPhones) {
    return (
      <div className={styles.waiting}>
        <Late text={texts.loading}>
          <SkeletonCard />
        </Late>
      </div>
    );
  }
  return isRight?.(person) === false ? <Missing /> : children(person);
}

function Missing() {
  const texts = useTexts(userFormTexts);
  return (
    <>
      <PageHead back={{ href: hrefTo("userSettings"), text: texts.back }} title={texts.person} />
      <Card flush>
        <StateMessage
          illustration="users"
          title={texts.missing}
          text={texts.missingText}
          action={<LinkButton href={hrefTo("userSettings")}>{texts.toList}</LinkButton>}
        />
      </Card>
    </>
  );
}
