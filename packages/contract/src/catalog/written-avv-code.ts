/** `130205` as it is written everywhere: `13 02 05*`, the star for hazardous waste; empty stays empty. */
export const writtenAvvCode = (digits: string, isHazardous: boolean): string =>
  digits.replace(/^(..)(..)(..)$/, "$1 $2 $3") + (isHazardous ? "*" : "");
