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

/**
 * Options of a query for a form. The person is loaded once when the form opens, and then only after changes of people;
 * the form keeps the values that it began with.
 */
export const editQueryOptions = (id: number) => ({
  enabled: Number.isInteger(id) && id > 0,
  staleTime: Infinity,
  gcTime: 0,
});

interface LoadedPersonProps<Person> {
  record: UseQueryResult<Person>;
  /**
   * Whether the person belongs on this page, for example by being still invited; absent if everybody does. If they did
   * once, the page stays, so that typed values are not lost.
   */
  matches?: (person: Person) => boolean;
  children: (person: Person) => ReactNode;
}

/** Loads the person to edit and renders the form, or says why the person cannot be edited. */
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
