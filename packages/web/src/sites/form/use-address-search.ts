import { addressesApi, type AddressPrediction } from "@kreislauf/contract/catalog";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useDebounced } from "@kreislauf/ui/base/use-debounced.ts";
import { call } from "../../base/api.ts";

const debounceDelay = 250; // ms
const minLetters = 2;

const searches = {
  address: addressesApi.searchAddress,
  place: addressesApi.searchZipCode,
} as const;

/** Suggests postal addresses (`address`), or towns with their postal codes (`place`), for what the user has typed. */
export function useAddressSearch(kind: keyof typeof searches, typed: string, enabled: boolean) {
  const q = useDebounced(typed.trim(), debounceDelay);
  const isEnabled = enabled && q.length >= minLetters;
  const { data, isFetching } = useQuery({
    queryKey: ["addresses", kind, q],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    queryFn: ({ signal }) => call(searches[kind], { query: { q } }, { signal }),
  });
  return {
    predictions: isEnabled ? (data?.predictions ?? []) : [],
    isSearching: isEnabled && isFetching,
    isNothing: isEnabled && !isFetching && data?.predictions.length === 0,
  };
}

/** All places with this postal code, which has to be complete. */
export const zipPlacesQuery = (code: string) =>
  queryOptions({
    queryKey: ["addresses", "code", code],
    staleTime: Infinity,
    enabled: /^\d{5}$/.test(code),
    queryFn: async ({ signal }): Promise<AddressPrediction[]> =>
      (await call(addressesApi.searchPostalCode, { query: { code } }, { signal })).predictions,
  });
