/** `130205` in its usual notation, `13 02 05*`, with the star for hazardous waste; empty stays empty. */
export const formatAvvCode = (digits: string, isHazardous: boolean): string =>
  (digits.length === 6 ? `${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)}` : digits) +
  (isHazardous ? "*" : "");

/** A code, or several with words between them, that is not broken at the end of a line. */
export const unbrokenAvvCode = (code: string): string => code.replaceAll(" ", "\u00A0");
