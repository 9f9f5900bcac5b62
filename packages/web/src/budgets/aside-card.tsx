import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { errorSentence } from "../base/api-error.ts";
import { budgetsTexts } from "./budgets.texts.ts";
import styles from "./budgets.module.css";

interface AsideCardProps {
  title: string;
  words: { readonly loading: string; readonly failed: string };
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
  /** Undefined while it loads. */
  children: ReactNode;
}

/** What is behind a figure. It takes the focus when it opens, and Escape leads back to the figure. */
export function AsideCard({ title, words, query, onClose, children }: AsideCardProps) {
  const { close } = useTexts(budgetsTexts).lines;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape within the card closes it
    <div
      ref={head}
      tabIndex={-1}
      className={styles.aside}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <Card title={title} actions={<IconButton icon={X} label={close} onClick={onClose} />} flush>
        {children ??
          (query.error === null ? (
            <Delayed text={words.loading}>
              <SkeletonCard />
            </Delayed>
          ) : (
            <ErrorState
              title={words.failed}
              text={errorSentence(query.error)}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ))}
      </Card>
    </div>
  );
}
