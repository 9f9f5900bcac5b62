/** A stored number as people dial it: German ones with their area code, others with that of their country. */
export async function formatPhone(phone: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const read = parsePhoneNumberFromString(phone);
  if (read === undefined) return phone;
  return read.country === "DE" ? read.formatNational() : read.formatInternational();
}
