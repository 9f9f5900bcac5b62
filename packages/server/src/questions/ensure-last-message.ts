import { Refusal } from "@kreislauf/contract/base";

/**
 * Refuses if the last message of a locked order is not the one that was seen, null if none was. At the desk, which
 * sends no key, this also refuses a message that is sent again because its answer was lost. A system that does not say
 * what it has seen is not refused.
 */
export function ensureLastMessage(
  messages: readonly { readonly id: number }[],
  lastId: number | null | undefined,
): void {
  if (lastId !== undefined && (messages.at(-1)?.id ?? null) !== lastId) throw new Refusal("messages_changed");
}
