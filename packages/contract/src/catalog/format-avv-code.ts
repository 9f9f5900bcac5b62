/** `130205` in its usual notation, `13 02 05*`, with the star if the waste is hazardous; an empty code stays empty. */
export const formatAvvCode = (digits: string, isHazardous: boolean): string =>
  (digits.length === 6 ? `${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)}` : digits) +
  (isHazardous ? "*" : "");

/** The text with non-breaking spaces, so that no line ends within an AVV code. */
export const unbrokenAvvCode = (code: string): string => code.replaceAll(" ", "\u00A0");
