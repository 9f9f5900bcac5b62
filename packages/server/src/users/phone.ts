import { type Language, Refusal } from "@kreislauf/contract/base";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { phoneTexts } from "@kreislauf/contract/users";

/** A phone number as typed, German unless it says otherwise, as E.164; undefined if it is none. */
function readPhone(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, "DE");
  return phone?.isValid() === true ? phone.number : undefined;
}

/** The number as it is kept; the refusal stands beside the field. */
export function phoneOf(
  { language }: { readonly language: Language },
  typed: string,
  field = "userDetails.phone",
): string {
  const phone = readPhone(typed);
  if (phone !== undefined) return phone;
  throw new Refusal("validation", [{ field, message: phoneTexts[language].notAPhone }]);
}
