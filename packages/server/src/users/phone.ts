import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A phone number as typed, German unless it says otherwise, as E.164; undefined if it is none. */
export function readPhone(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, "DE");
  return phone?.isValid() === true ? phone.number : undefined;
}
