import { type Language, Refusal } from "@kreislauf/contract/base";
import { phoneErrorTexts } from "@kreislauf/contract/users";

/** Parses a phone number, German by default, to E.164; undefined if it is invalid. */
async function readPhone(typed: string): Promise<string | undefined> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const phone = parsePhoneNumberFromString(typed, "DE");
  return phone?.isValid() === true ? phone.number : undefined;
}

/** The number in E.164, as it is stored. An invalid number is refused at the field. */
export async function normalizePhone(
  { language }: { readonly language: Language },
  typed: string,
  field: string,
): Promise<string> {
  const phone = await readPhone(typed);
  if (phone !== undefined) return phone;
  throw new Refusal("validation", [{ field, message: phoneErrorTexts[language].notAPhone }]);
}
