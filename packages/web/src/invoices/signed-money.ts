/** Formats a difference, given in cents, with its sign, for example `+131,02 €`; zero has no sign. */
export const signedMoney = (cents: number, money: (cents: number) => string): string =>
  cents > 0 ? `+${money(cents)}` : money(cents);
