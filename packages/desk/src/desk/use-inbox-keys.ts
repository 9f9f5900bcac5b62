import type { DeskAnswerKind, DeskOrder } from "@kreislauf/contract/desk";
import { usePageKeys } from "./base/use-page-keys.ts";

interface InboxKeys {
  orders: readonly DeskOrder[];
  currentId: number | null;
  mayAnswer: boolean;
  open: (orderId: number | null) => void;
  toggle: (order: DeskOrder) => void;
  answer: (kind: DeskAnswerKind | null) => void;
  showNew: () => void;
  /** Whether there was something to take back. */
  undo: () => boolean;
}

const answerKeys: Readonly<Record<string, DeskAnswerKind>> = {
  b: "confirm",
  t: "propose",
  a: "execute",
  f: "fail",
  d: "redeclare",
};

/** What keys do in the inbox. */
export function useInboxKeys(keys: InboxKeys): void {
  usePageKeys({ act: (key) => act(key, keys), close: () => closePanel(keys) });
}

function closePanel({ currentId, open }: InboxKeys): void {
  if (document.querySelector("[role=alertdialog]") !== null) return;
  const row = document.querySelector<HTMLElement>(`[data-order="${currentId}"]`);
  open(null);
  row?.focus();
}

/** Whether the key did something. */
function act(
  key: string,
  { orders, currentId, mayAnswer, open, toggle, answer, showNew, undo }: InboxKeys,
): boolean {
  const index = orders.findIndex(({ id }) => id === currentId);
  const current = orders[index];
  const answerKind = answerKeys[key];
  if (key === "j" || key === "ArrowDown")
    return openRow(orders[Math.min(index + 1, orders.length - 1)], open);
  if (key === "k" || key === "ArrowUp") return openRow(orders[Math.max(index - 1, 0)], open);
  if (key === "/") document.querySelector<HTMLElement>("[role=search] input")?.focus();
  else if (key === "r") showNew();
  else if (key === "z") return undo();
  else if (current === undefined) return false;
  else if (key === "x") toggle(current);
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
