import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useIsPhoneFormatReady } from "../../base/phone-format.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./user-form.module.css";

/** Refetches only after changes of people; the form keeps what it began with. */
export const editQueryOptions = (id: number) => ({
  enabled: Number.isInteger(id) && id > 0,
  staleTime: Infinity,
  gcTime: 0,
});

interface LoadedPersonProps<Person> {
  record: UseQueryResult<Person>;
  /** Whether this page is the right one for the person; once it was, it stays with what is typed. */
  matches?: (person: Person) => boolean;
  children: (person: Person) => ReactNode;
}

/** Loads a person to edit, or shows why that is not possible. */
export function LoadedPerson<Person>({ record, matches, children }: LoadedPersonProps<Person>) {
  const texts = useTexts(userFormTexts);
  const { data: person, error } = record;
  const isPhoneFormatReady = useIsPhoneFormatReady();
  const [wasRight, setWasRight] = useState(false);
  const isRight = person !== undefined && matches?.(person) !== false;
  if (isRight && !wasRight) setWasRight(true);
  if (!record.isEnabled || (error instanceof ApiError && error.code === "not_found")) return <Missing />;
  if (record.isLoadingError) {
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
  if (person === undefined || !isPhoneFormatReady) {
    return (
      <div className={styles.waiting}>
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      </div>
    );
  }
  return isRight || wasRight ? children(person) : <Missing />;
}

function Missing() {
  const texts = useTexts(userFormTexts);
  return (
    <>
      <PageHeader back={{ href: hrefTo("userSettings"), text: texts.back }} title={texts.person} />
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
