import { deskClaimsPageSize, deskClaimStates, deskOrdersApi } from "@kreislauf/contract/desk";
import { claimReasonIds, ordersTexts } from "@kreislauf/contract/orders";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { FilterChoice } from "@kreislauf/ui/controls/filter-choice.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { countText } from "../base/count-text.ts";
import { changeParameters, hrefTo, useHashRoute } from "../../base/hash-route.ts";
import { call } from "../../base/call.ts";
import type { DeskStaff } from "../../base/desk-session.ts";
import { knownFilters } from "../../base/known-filters.ts";
import { Guarded, useLeaveGuard } from "../../base/leave-guard.tsx";
import { LoadFailure } from "../../base/load-failure.tsx";
import { EmptyPage } from "../base/empty-page.tsx";
import { KeyHints } from "../base/key-hints.tsx";
import { PageButtons } from "../base/page-buttons.tsx";
import { RowsLoading } from "../base/rows-loading.tsx";
import { ClaimPanel } from "./claim-panel.tsx";
import { ClaimsTable } from "./claims-table.tsx";
import { claimsTexts } from "../claims.texts.ts";
import styles from "../claims.module.css";
import { ClearSearchButton, ListSearch } from "../../base/list-search.tsx";
import { useCurrentRow } from "../base/use-current-row.ts";
import { useListKeys } from "../base/use-list-keys.ts";
import { rereadOptions } from "../../base/reread-options.ts";
import { useOrderChanges } from "../base/use-order-changes.ts";
import { useShownClaim } from "./use-shown-claim.ts";

/** How often the page asks whether any order has changed, even if the stream of changes reported nothing. */
const pollMilliseconds = 15_000;

const whatFilters = (search: string, reason: string) =>
  search !== "" && reason !== "" ? "both" : search !== "" ? "search" : reason !== "" ? "reason" : null;

/** The list of claims in one state (open claims with the oldest first), and the panel of the claim that is opened. */
export function ClaimsScreen({ staff }: { staff: DeskStaff }) {
  const texts = useTexts(claimsTexts);
  const reasons = useTexts(ordersTexts).claimReason;
  const { parameters } = useHashRoute();
  const state = deskClaimStates.find((each) => each === parameters.get("state")) ?? "open";
  const page = Number(parameters.get("page") ?? "0") || 0;
  const filters = knownFilters(parameters, ["search", "claimReasonId"], deskOrdersApi.deskClaims.query.shape);
  const { search = "", claimReasonId: reason = "" } = filters;
  const filteredBy = whatFilters(search, reason);
  const query = { ...filters, state, offset: String(page * deskClaimsPageSize) };
  const list = useQuery({
    queryKey: ["desk", "claims", query],
    queryFn: (context) => call(deskOrdersApi.deskClaims, { query }, rereadOptions(context)),
    placeholderData: keepPreviousData,
  });
  const news = useQuery({
    queryKey: ["desk", "news", 0],
    queryFn: () => call(deskOrdersApi.deskNews, { query: { after: "0" } }, { isByItself: true }),
    refetchInterval: pollMilliseconds,
  });
  useOrderChanges(news.data?.lastChange ?? 0, "claims");
  const claims = list.data?.claims ?? [];
  const ids = claims.map(({ order }) => order.id);
  const guard = useLeaveGuard();
  const shownList = list.isSuccess && !list.isPlaceholderData ? JSON.stringify(query) : null;
  const [currentId, setCurrentId] = useCurrentRow(ids, shownList, guard.hasUnsaved);
  const current = useShownClaim(claims, currentId);
  useListKeys({ ids, currentId, open: setCurrentId, leave: guard.leave });
  const open = (orderId: number) => {
    if (orderId !== currentId) guard.leave(() => setCurrentId(orderId));
  };

  return (
    <div className={styles.screen}>
      <section className={styles.main} aria-label={texts.title}>
        <div className={styles.tools}>
          <h1>{texts.title}</h1>
          <nav className={styles.states} aria-label={texts.states}>
            {deskClaimStates.map((each) => (
              <a
                key={each}
                href={hrefTo("/claims", new URLSearchParams({ state: each, ...filters }))}
                aria-current={each === state ? "page" : undefined}
              >
                {texts[each]} {list.data && countText(list.data.counts[each])}
              </a>
            ))}
          </nav>
          <ListSearch label={texts.search} hint={texts.searchHint} words={search} />
          <FilterChoice
            label={texts.reason}
            searchLabel={texts.searchReason}
            options={claimReasonIds.map((each) => ({ value: each, label: reasons[each] }))}
            value={claimReasonIds.find((each) => String(each) === reason) ?? null}
            onChange={(next) =>
              changeParameters({ claimReasonId: next === null ? null : String(next), page: null })
            }
          />
        </div>
        {list.isLoadingError && <LoadFailure title={texts.listFailed} query={list} />}
        {list.isPending && <RowsLoading text={texts.loading} />}
        {list.data !== undefined && claims.length === 0 && (
          <EmptyPage page={page}>
            <StateMessage
              illustration="search"
              title={filteredBy ? texts.noMatch : texts.nothing[state]}
              text={filteredBy ? texts.noMatchText[filteredBy] : texts.nothingText[state]}
              action={
                filteredBy && (
                  <ClearSearchButton others={["claimReasonId"]} isFilterOnly={filteredBy === "reason"} />
                )
              }
            />
          </EmptyPage>
        )}
        {claims.length > 0 && <ClaimsTable claims={claims} currentId={currentId} onOpen={open} />}
        <PageButtons page={page} hasMore={list.data?.hasMore === true} />
        <KeyHints hints={texts.keys} />
      </section>
      {current && (
        <Guarded guard={guard}>
          <ClaimPanel
            key={current.order.id}
            claim={current}
            staff={staff}
            onClose={() => guard.leave(() => setCurrentId(null))}
          />
        </Guarded>
      )}
    </div>
  );
}
