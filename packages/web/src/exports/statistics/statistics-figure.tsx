import { useTexts } from "@kreislauf/ui/base/language.ts";
import { statisticsTexts } from "./statistics.texts.ts";

/**
 * A figure as a link to its orders; plain text if `href` is undefined, for example for users who may not see orders.
 */
export function StatisticsFigure({
  href,
  of,
  children,
}: {
  href: string | undefined;
  /** What the figure is about; part of the link's accessible name, because screen readers may read the link alone. */
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
