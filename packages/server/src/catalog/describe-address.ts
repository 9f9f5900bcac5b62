import type { TypedAddress } from "./read-address.ts";

/** `Lohgerberweg 21, 34123 Kassel`; what is not known is left out. */
export function describeAddress({ street, houseNumber, zip, city }: TypedAddress): string {
  const lines = [`${street} ${houseNumber}`, `${zip} ${city}`];
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");
}
