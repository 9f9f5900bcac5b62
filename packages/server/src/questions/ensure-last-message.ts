import { Refusal } from "@kreislauf/contract/base";

/**
 * Refuses if the last message of a locked order is not `lastId`, the one that the sender saw (null: none). The desk
 * sends no idempotency key, so this also refuses a message that it sends again after a lost response. Without `lastId`
 * (undefined) nothing is refused: the provider's system need not say what it has seen.
 */
export function ensureLastMessage(
  messages: readonly { readonly id: number }[],
  lastId: number | null | undefined,
): void {
  if (lastId !== undefined && (messages.at(-1)?.id ?? null) !== lastId) throw new Refusal("messages_changed");
}
