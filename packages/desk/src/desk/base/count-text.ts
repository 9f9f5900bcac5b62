import { deskCountLimit } from "@kreislauf/contract/desk";

/** A count of which the server says no more than its limit: "999+". */
export const countText = (count: number): string =>
  count >= deskCountLimit ? `${deskCountLimit - 1}+` : String(count);
