/** `130205` in its usual notation, `13 02 05*`, with the star for hazardous waste; empty stays empty. */
export const formatAvvCode = (digits: string, isHazardous: boolean): string =>
  digits.replace(/^(..)(..)(..)$/, "$1 $2 $3") + (isHazardous ? "*" : "");
