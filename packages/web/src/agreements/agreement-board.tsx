import type { Agreement } from "@kreislauf/contract/agreements";
import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { useUrlSearch } from "../base/navigation.ts";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { AgreementCard } from "./agreement-card.tsx";
import { AgreementDetailsDialog } from "./agreement-details-dialog.tsx";
import { AgreementSkeletons } from "./agreement-skeletons.tsx";
import { AgreementTools } from "./agreement-tools.tsx";
import { agreementsQuery } from "./agreements.queries.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { fewAgreements, findAgreements, kindsOf, readKind } from "./find-agreements.ts";
import { InquiryList } from "./inquiry-list.tsx";
import { SiteActions } from "./site-actions.tsx";
import { useAgreementDialogs } from "./use-agreement-dialogs.tsx";
import styles from "./agreement-board.module.css";

/** The containers of one site, in every state of loading. */
export function AgreementBoard({ locationId }: { locationId: number }) {
  const texts = useTexts(agreementsScreenTexts);
  const { data: agreements, error, isFetching, refetch } = useQuery(agreementsQuery(locationId));
  if (agreements !== undefined) return <Agreements locationId={locationId} agreements={agreements} />;
  if (error === null) return <AgreementSkeletons />;
  const isGone = error instanceof ApiError && error.code === "not_found";
  return (
    <Card>
      {isGone ? (
        <StateMessage illustration="orders" title={texts.unknown.title} text={texts.unknown.text} />
      ) : (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Card>
  );
}

function Agreements({ locationId, agreements }: { locationId: number; agreements: readonly Agreement[] }) {
  const texts = useTexts(agreementsScreenTexts);
  const dialogs = useAgreementDialogs(locationId);
  const { opening } = dialogs;
  const [detailed, setDetailed] = useState<Agreement | null>(null);
  const [address, changeAddress] = useUrlSearch();
  // Typed here and written to the address, which answers too late to type by.
  const [search, setSearch] = useState(address["agreementSearch"] ?? "");
  const kind = readKind(address["agreementKind"]);
  const found = findAgreements(agreements, search, kind);
  const isFiltered = search.trim() !== "" || kind !== null;

  const onSearch = (next: string) => {
    setSearch(next);
    changeAddress({ agreementSearch: next });
  };
  const onKind = (next: typeof kind) => changeAddress({ agreementKind: next ?? undefined });
  return (
    <>
      <div className={styles.tools}>
        {(agreements.length > fewAgreements || isFiltered) && (
          <AgreementTools
            search={search}
            onSearch={onSearch}
            kinds={kindsOf(agreements)}
            kind={kind}
            onKind={onKind}
          />
        )}
        <SiteActions
          agreements={agreements}
          opening={opening?.agreementId === null ? opening.action : null}
          onAction={dialogs.startForSite}
        />
      </div>
      <VisuallyHidden role="status">{isFiltered ? texts.found(found.length) : ""}</VisuallyHidden>
      {agreements.length === 0 ? (
        <Card>
          <StateMessage illustration="periodic" title={texts.empty.title} text={texts.empty.text} />
        </Card>
      ) : found.length === 0 ? (
        <Card>
          {search.trim() === "" ? (
            <EmptyState kind="periodic_disposal" action={() => onKind(null)} />
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
              onDetails={() => setDetailed(agreement)}
            />
          ))}
        </div>
      )}
      {agreements.length > 0 && (
        <p className={styles.hint}>
          <Icon of={Info} size={16} />
          {texts.changesHint}
        </p>
      )}
      <InquiryList locationId={locationId} />
      {dialogs.element}
      {detailed && <AgreementDetailsDialog agreement={detailed} onClosed={() => setDetailed(null)} />}
    </>
  );
}
