import { useQuery } from "@tanstack/react-query";

/** Loads the library when the first number is shown. */
const formatter = {
  queryKey: ["phone-library"],
  queryFn: async () => (await import("libphonenumber-js/min")).parsePhoneNumberFromString,
  staleTime: Infinity,
  gcTime: Infinity,
} as const;

/** Formats E.164 numbers: German ones in national, others in international format. */
export function usePhoneFormat(): (phone: string | null) => string {
  const { data: parse } = useQuery(formatter);
  return (phone) => {
    const read = phone === null ? undefined : parse?.(phone);
    if (read === undefined) return phone ?? "–";
    return read.country === "DE" ? read.formatNational() : read.formatInternational();
  };
}

/** Whether the library is loaded; a form that starts with a number waits for it. */
export const useIsPhoneFormatReady = (): boolean => !useQuery(formatter).isPending;
