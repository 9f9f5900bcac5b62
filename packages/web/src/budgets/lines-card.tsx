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
  /** The loaded lines; undefined while they are loading or after they could not be loaded. */
  children: ReactNode;
}

/**
 * A card for the lines behind a figure; without lines it shows that they are loading or why they could not be loaded.
 */
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
