/** A stored phone number as people dial it: German numbers with the area code, others with the country code. */
export async function formatPhone(phone: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const read = parsePhoneNumberFromString(phone);
  if (read === undefined) return phone;
  return read.country === "DE" ? read.formatNational() : read.formatInternational();
}
