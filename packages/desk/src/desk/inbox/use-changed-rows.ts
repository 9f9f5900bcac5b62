import type { DeskOrder } from "@kreislauf/contract/desk";
import { useState } from "react";

/** Ids of the rows that somebody changed while they were shown. Opening a row removes it from the set. */
export function useChangedRows(orders: readonly DeskOrder[], currentId: number | null): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlyMap<number, number>>(new Map());
  const isNews = ({ id, version }: DeskOrder) =>
    !seen.has(id) || (id === currentId && seen.get(id) !== version);
  const news = orders.filter(isNews);
  if (news.length > 0)
    setSeen((before) => new Map([...before, ...news.map(({ id, version }) => [id, version] as const)]));
  return new Set(
    orders
      .filter(({ id, version }) => id !== currentId && seen.has(id) && seen.get(id) !== version)
      .map(({ id }) => id),
  );
}
