import { deskCountLimit } from "@kreislauf/contract/desk";

/** A count as text. The server stops counting at its limit, which is shown as "999+". */
export const countText = (count: number): string =>
  count >= deskCountLimit ? `${deskCountLimit - 1}+` : String(count);
