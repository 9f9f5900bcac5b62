import { useEffect, useRef } from "react";
import type { DeskAnswerKind, DeskOrder } from "@kreislauf/contract/desk";
import { usePageKeys } from "../base/use-page-keys.ts";

interface InboxKeys {
  orders: readonly DeskOrder[];
  currentId: number | null;
  mayAnswer: boolean;
  open: (orderId: number) => void;
  /** Closes the panel, then calls `onClosed`. */
  close: (onClosed: () => void) => void;
  toggle: (order: DeskOrder) => void;
  /** Chooses all rows from the one toggled last to this one, both included. */
  chooseUpTo: (order: DeskOrder) => void;
  answer: (kind: DeskAnswerKind) => void;
  take: () => void;
  showNew: () => void;
  /** Undoes the last answer if it was a confirmation or a proposal; returns whether a request is sent for that. */
  undo: () => boolean;
}

/** Indexes in the list of the rows that the keys go to. */
interface Neighbours {
  readonly next: number;
  readonly previous: number;
}

const answerKeys: Readonly<Record<string, DeskAnswerKind>> = {
  b: "confirm",
  t: "propose",
  a: "execute",
  f: "fail",
  d: "redeclare",
};

/** The keyboard shortcuts of the inbox. */
export function useInboxKeys(keys: InboxKeys): void {
  const { orders, currentId } = keys;
  // The index of the open row. It is kept when an answered row leaves the list: the next row then has that index.
  const place = useRef(-1);
  const found = orders.findIndex(({ id }) => id === currentId);
  useEffect(() => {
    if (found !== -1) place.current = found;
    else if (currentId === null) place.current = -1;
  }, [found, currentId]);
  const neighbours = (): Neighbours => ({
    next: found === -1 ? Math.max(place.current, 0) : found + 1,
    previous: (found === -1 ? place.current : found) - 1,
  });
  usePageKeys({
    act: (key, isShifted) => act({ key, isShifted }, keys, neighbours()),
    close: () => closePanel(keys),
  });
}

function closePanel({ currentId, close }: InboxKeys): void {
  if (currentId === null) return;
  close(() => document.querySelector<HTMLElement>(`[data-row="${currentId}"]`)?.focus());
}

/** Handles a key; returns whether it did something. */
function act(
  { key, isShifted }: { readonly key: string; readonly isShifted: boolean },
  { orders, currentId, mayAnswer, open, toggle, chooseUpTo, answer, take, showNew, undo }: InboxKeys,
  { next, previous }: Neighbours,
): boolean {
  const current = orders.find(({ id }) => id === currentId);
  const answerKind = answerKeys[key];
  if (key === "j" || key === "ArrowDown") return openRow(orders[Math.min(next, orders.length - 1)], open);
  if (key === "k" || key === "ArrowUp") return openRow(orders[Math.max(previous, 0)], open);
  if (key === "/") document.querySelector<HTMLElement>("[role=search] input")?.focus();
  else if (key === "r") showNew();
  else if (key === "z") return undo();
  else if (key === "n" && mayAnswer) take();
  else if (key === "x" && current !== undefined) (isShifted ? chooseUpTo : toggle)(current);
  else if (currentId === null) return false;
  else if (key === "Enter" && document.activeElement === document.body)
    document.querySelector<HTMLElement>("[data-panel]")?.focus();
  else if (answerKind !== undefined && mayAnswer) answer(answerKind);
  else return false;
  return true;
}

function openRow(order: DeskOrder | undefined, open: InboxKeys["open"]): boolean {
  if (order === undefined) return false;
  open(order.id);
  return true;
}
