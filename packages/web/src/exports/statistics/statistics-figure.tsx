import { useTexts } from "@kreislauf/ui/base/language.ts";
import { statisticsTexts } from "./statistics.texts.ts";

/** A figure that leads to its orders, where the person may see them. */
export function StatisticsFigure({
  href,
  of,
  children,
}: {
  href: string | undefined;
  /** What it is about, for those who hear the link alone. */
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
