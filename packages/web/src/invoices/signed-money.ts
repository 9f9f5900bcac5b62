/** `+131,02 €`: differences always have a sign. */
export const signedMoney = (cents: number, money: (cents: number) => string): string =>
  cents > 0 ? `+${money(cents)}` : money(cents);
