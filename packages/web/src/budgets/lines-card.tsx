import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { AsideCard } from "@kreislauf/ui/layout/aside-card.tsx";
import type { ReactNode } from "react";
import { LoadFailure } from "../base/load-failure.tsx";
import { budgetsTexts } from "./budgets.texts.ts";

interface LinesCardProps {
  title: string;
  words: { readonly loading: string; readonly failed: string };
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
  /** Undefined while it loads. */
  children: ReactNode;
}

/** The lines behind a figure, or that they are still loading or could not be loaded. */
export function LinesCard({ title, words, query, onClose, children }: LinesCardProps) {
  const { close } = useTexts(budgetsTexts).lines;
  return (
    <AsideCard title={title} closeLabel={close} onClose={onClose}>
      {children ??
        (query.error === null ? (
          <Delayed text={words.loading}>
            <SkeletonCard />
          </Delayed>
        ) : (
          <LoadFailure title={words.failed} query={query} />
        ))}
    </AsideCard>
  );
}
