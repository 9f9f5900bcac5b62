import type { TypedAddress } from "./parse-address.ts";

/** An address in one line, such as `Lohgerberweg 21, 34123 Kassel`; unknown parts are left out. */
export function formatAddress({ street, houseNumber, zip, city }: TypedAddress): string {
  const lines = [`${street} ${houseNumber}`, `${zip} ${city}`];
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");
}
