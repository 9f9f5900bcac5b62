import { useQuery } from "@tanstack/react-query";

/** Loads the phone number library when the first number is shown. */
const formatter = {
  queryKey: ["phone-library"],
  queryFn: async () => (await import("libphonenumber-js/min")).parsePhoneNumberFromString,
  staleTime: Infinity,
  gcTime: Infinity,
} as const;

/**
 * Formats E.164 numbers: German ones in national, others in international format. Null becomes a dash; a number that
 * cannot be read stays as it is.
 */
export function usePhoneFormat(): (phone: string | null) => string {
  const { data: parse } = useQuery(formatter);
  return (phone) => {
    const read = phone === null ? undefined : parse?.(phone);
    if (read === undefined) return phone ?? "–";
    return read.country === "DE" ? read.formatNational() : read.formatInternational();
  };
}

/** Whether the phone number library is loaded, or failed to load; a form that starts with a number waits for it. */
export const useIsPhoneFormatReady = (): boolean => !useQuery(formatter).isPending;
