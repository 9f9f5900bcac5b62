import { useTexts } from "@kreislauf/ui/base/language.ts";
import { statisticsTexts } from "./statistics.texts.ts";

/** A figure that links to its orders, for users who may see them. */
export function StatisticsFigure({
  href,
  of,
  children,
}: {
  href: string | undefined;
  /** What the figure is about, for screen readers that read only the link. */
  of: string;
  children: string;
}) {
  const texts = useTexts(statisticsTexts);
  if (href === undefined) return children;
  return (
    <a href={href} title={texts.ordersOf(of)} aria-label={`${children}, ${texts.ordersOf(of)}`}>
      {children}
    </a>
  );
}
