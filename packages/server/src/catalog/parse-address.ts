/** The parts of a typed address. A part that was not recognised is empty. */
export interface TypedAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly zip: string;
  readonly city: string;
}

/** A house number at the end of a street: `12`, `12a`, `12 a`, `12-14`, `12/1`. */
const numberAtEnd = /\s+(\d{1,4}(?:\s?[a-z])?(?:\s?[-–/]\s?\d{1,4}(?:\s?[a-z])?)?)$/i;

/**
 * Parses an address such as `Lohgerberweg 21, 34123 Kassel`, even if it is incomplete. The town follows the postal code
 * or the comma.
 */
export function parseAddress(typed: string): TypedAddress {
  const code = /(?<!\d)\d{5}(?!\d)/.exec(typed);
  const split = code?.index ?? (typed.includes(",") ? typed.indexOf(",") : typed.length);
  const before = tidy(typed.slice(0, split));
  const [, houseNumber = ""] = numberAtEnd.exec(before) ?? [];
  return {
    street: tidy(before.slice(0, before.length - houseNumber.length)),
    houseNumber,
    zip: code?.[0] ?? "",
    city: tidy(typed.slice(split + (code?.[0].length ?? 1))),
  };
}

const tidy = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll(/^[\s,]+|[\s,]+$/g, "");
