import { useQuery } from "@tanstack/react-query";

/** Loads the library with the first number that is shown. */
const formatter = {
  queryKey: ["phone-library"],
  queryFn: async () => (await import("libphonenumber-js/min")).parsePhoneNumberFromString,
  staleTime: Infinity,
  gcTime: Infinity,
} as const;

/** Writes E.164 as people do: German numbers without the country, others with it. */
export function usePhoneFormat(): (phone: string | null) => string {
  const { data: parse } = useQuery(formatter);
  return (phone) => {
    const read = phone === null ? undefined : parse?.(phone);
    if (read === undefined) return phone ?? "–";
    return read.country === "DE" ? read.formatNational() : read.formatInternational();
  };
}

/** Whether numbers are written so already; a form that starts with one waits for it. */
export const useIsPhoneFormatReady = (): boolean => !useQuery(formatter).isPending;
