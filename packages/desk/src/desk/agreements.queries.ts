import { deskAgreementsApi, deskAgreementsPageSize } from "@kreislauf/contract/desk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../base/call.ts";
import { rereadOptions } from "../base/reread-options.ts";

export const agreementsKey = ["desk", "agreements"] as const;

/** How often the page reloads by itself. */
const pollMilliseconds = 30_000;

export const useAgreementTasks = () =>
  useQuery({
    queryKey: [...agreementsKey, "tasks"],
    queryFn: () => call(deskAgreementsApi.deskAgreementTasks, {}, { isByItself: true }),
    refetchInterval: pollMilliseconds,
  });

export const useAgreements = (search: string, page: number, enabled = true) =>
  useQuery({
    queryKey: [...agreementsKey, "list", search, page],
    queryFn: (context) =>
      call(
        deskAgreementsApi.deskAgreements,
        { query: { search, offset: String(page * deskAgreementsPageSize) } },
        rereadOptions(context),
      ),
    placeholderData: keepPreviousData,
    enabled,
  });

export const useQuotes = () =>
  useQuery({
    queryKey: [...agreementsKey, "quotes"],
    queryFn: () => call(deskAgreementsApi.deskQuotes, {}, { isByItself: true }),
    refetchInterval: pollMilliseconds,
  });

export const useQuote = (quoteId: number) =>
  useQuery({
    queryKey: [...agreementsKey, "quotes", quoteId],
    queryFn: (context) => call(deskAgreementsApi.deskQuote, { params: { quoteId } }, rereadOptions(context)),
  });

export const useEndPreview = (agreementId: number, endsOn: string | null) =>
  useQuery({
    queryKey: [...agreementsKey, agreementId, "end", endsOn],
    queryFn: (context) =>
      call(
        deskAgreementsApi.deskAgreementEndPreview,
        { params: { agreementId }, query: { endsOn: endsOn ?? "" } },
        rereadOptions(context),
      ),
    enabled: endsOn !== null,
  });

export const usePriceLists = (agreementId: number) =>
  useQuery({
    queryKey: [...agreementsKey, agreementId, "prices"],
    queryFn: (context) =>
      call(deskAgreementsApi.deskPriceLists, { params: { agreementId } }, rereadOptions(context)),
  });
