import type { Agreement } from "@kreislauf/contract/agreements";
import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "../base/api-error.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useUrlSearch } from "../base/navigation.ts";
import { useListState } from "../base/use-list-state.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { EmptyState } from "../base/empty-state.tsx";
import { LoadFailure } from "../base/load-failure.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { AgreementCard } from "./agreement-card.tsx";
import { AgreementDetailsDialog } from "./agreement-details-dialog.tsx";
import { agreementList } from "./agreement-list-state.ts";
import { AgreementSkeletons } from "./agreement-skeletons.tsx";
import { AgreementFilters } from "./agreement-filters.tsx";
import { agreementsQuery } from "./agreements.queries.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { maxWithoutFilters, filterAgreements, filterableAgreementTypes } from "./filter-agreements.ts";
import { InquiryList } from "./inquiry-list.tsx";
import { SiteActions } from "./site-actions.tsx";
import { useAgreementDialogs } from "./use-agreement-dialogs.tsx";
import styles from "./agreement-list.module.css";

/** The agreements of a site; shows placeholders while they are loaded and an error if loading them failed. */
export function AgreementList({ siteId }: { siteId: number }) {
  const texts = useTexts(agreementsScreenTexts);
  const { data: agreements, error, isFetching, refetch } = useQuery(agreementsQuery(siteId));
  if (agreements !== undefined) return <Agreements siteId={siteId} agreements={agreements} />;
  if (error === null) return <AgreementSkeletons />;
  const isGone = error instanceof ApiError && error.code === "not_found";
  return (
    <Card>
      {isGone ? (
        <StateMessage illustration="orders" title={texts.unknown.title} text={texts.unknown.text} />
      ) : (
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      )}
    </Card>
  );
}

function Agreements({ siteId, agreements }: { siteId: number; agreements: readonly Agreement[] }) {
  const texts = useTexts(agreementsScreenTexts);
  const dialogs = useAgreementDialogs(siteId);
  const isMobile = useIsMobile();
  const { opening } = dialogs;
  useOrderInAddress(agreements, dialogs.start);
  const [detailsOf, setDetailsOf] = useState<Agreement | null>(null);
  const [state, change] = useListState(agreementList, "replace");
  // The typed text is kept in local state, because the URL is updated too slowly for a text field.
  const [search, setSearch] = useState(state.search);
  const type = state.type;
  const found = filterAgreements(agreements, search, type);
  const isFiltered = search.trim() !== "" || type !== null;

  const onSearch = (next: string) => {
    setSearch(next);
    change({ search: next });
  };
  const onType = (next: typeof type) => change({ type: next });
  const siteActions = (
    <SiteActions
      agreements={agreements}
      opening={opening?.agreementId === null ? opening.action : null}
      onAction={dialogs.startForSite}
    />
  );
  return (
    <>
      <div className={styles.tools}>
        {(agreements.length > maxWithoutFilters || isFiltered) && (
          <AgreementFilters
            search={search}
            onSearch={onSearch}
            agreementTypes={filterableAgreementTypes(agreements)}
            selectedType={type}
            onSelectType={onType}
          />
        )}
        {!isMobile && siteActions}
      </div>
      <VisuallyHidden role="status">{isFiltered ? texts.found(found.length) : ""}</VisuallyHidden>
      {agreements.length === 0 ? (
        <Card>
          <StateMessage illustration="periodic" title={texts.empty.title} text={texts.empty.text} />
        </Card>
      ) : found.length === 0 ? (
        <Card>
          {search.trim() === "" ? (
            <EmptyState kind="periodic_disposal" action={() => onType(null)} />
          ) : (
            <EmptyState kind="no_data_found" action={() => onSearch("")} />
          )}
        </Card>
      ) : (
        <div className={styles.cards}>
          {found.map((agreement) => (
            <AgreementCard
              key={agreement.agreementId}
              agreement={agreement}
              opening={opening?.agreementId === agreement.agreementId ? opening.action : null}
              onAction={(action) => dialogs.start(action, agreement.agreementId)}
              onDetails={() => setDetailsOf(agreement)}
            />
          ))}
        </div>
      )}
      {isMobile && <div className={styles.below}>{siteActions}</div>}
      {agreements.length > 0 && (
        <p className={styles.hint}>
          <Icon of={Info} size={16} />
          {texts.changesHint}
        </p>
      )}
      <InquiryList siteId={siteId} />
      {dialogs.element}
      {detailsOf && <AgreementDetailsDialog agreement={detailsOf} onClosed={() => setDetailsOf(null)} />}
    </>
  );
}

/**
 * Opens the order dialog of the agreement whose id is in the URL parameter `order`, once. QR codes on containers lead
 * here.
 */
function useOrderInAddress(
  agreements: readonly Agreement[],
  start: ReturnType<typeof useAgreementDialogs>["start"],
): void {
  const [{ order }, changeSearch] = useUrlSearch();
  const found = agreements.find(({ agreementId }) => String(agreementId) === order);
  const open = useEffectEvent(() => {
    changeSearch({ order: undefined });
    if (found !== undefined) start("order", found.agreementId);
  });
  useEffect(() => {
    if (order !== undefined) open();
  }, [order]);
}
