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
  const [detailed, setDetailed] = useState<Agreement | null>(null);
  const [address, changeAddress] = useUrlSearch();
  // Typed here and written to the address, which answers too late to type by.
  const [search, setSearch] = useState(address["agreementSearch"] ?? "");
  const kind = readKind(address["agreementKind"]);
  const found = findAgreements(agreements, search, kind);
  const isFiltered = search.trim() !== "" || kind !== null;
  const hasTools = agreements.length > fewAgreements || isFiltered;

  const onSearch = (next: string) => {
    setSearch(next);
    changeAddress({ agreementSearch: next });
  };
  const onKind = (next: typeof kind) => changeAddress({ agreementKind: next ?? undefined });

  if (agreements.length === 0) {
    return (
      <Card>
        <StateMessage illustration="periodic" title={texts.empty.title} text={texts.empty.text} />
      </Card>
    );
  }
  return (
    <>
      {hasTools && (
        <AgreementTools
          search={search}
          onSearch={onSearch}
          kinds={kindsOf(agreements)}
          kind={kind}
          onKind={onKind}
        />
      )}
      <VisuallyHidden role="status">{isFiltered ? texts.found(found.length) : ""}</VisuallyHidden>
      {found.length === 0 ? (
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
              opening={dialogs.openingOf(agreement.agreementId)}
              onAction={(action) => void dialogs.start(action, agreement.agreementId)}
              onDetails={() => setDetailed(agreement)}
            />
          ))}
        </div>
      )}
      <p className={styles.hint}>
        <Icon of={Info} size={16} />
        {texts.changesHint}
      </p>
      {dialogs.element}
      {detailed && <AgreementDetailsDialog agreement={detailed} onClosed={() => setDetailed(null)} />}
    </>
  );
}
