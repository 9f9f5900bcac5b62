import { type Language, Refusal } from "@kreislauf/contract/base";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { phoneErrorTexts } from "@kreislauf/contract/users";

/** Parses a phone number, German by default, to E.164; undefined if it is invalid. */
function readPhone(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, "DE");
  return phone?.isValid() === true ? phone.number : undefined;
}

/** The number as stored; an invalid one is refused beside the field. */
export function normalizePhone(
  { language }: { readonly language: Language },
  typed: string,
  field = "userDetails.phone",
): string {
  const phone = readPhone(typed);
  if (phone !== undefined) return phone;
  throw new Refusal("validation", [{ field, message: phoneErrorTexts[language].notAPhone }]);
}
