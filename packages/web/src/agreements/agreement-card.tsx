import type { Agreement } from "@kreislauf/contract/agreements";
import { Info } from "lucide-react";
import { containerShapes } from "../catalog/index.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { ContainerIllustration } from "@kreislauf/ui/drawings/container-illustration.tsx";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { AgreementTile } from "./agreement-tile.tsx";
import { AgreementCardActions } from "./agreement-card-actions.tsx";
import type { AgreementAction } from "./agreement-locks.ts";
import { AgreementSummaryLine } from "./agreement-summary-line.tsx";
import { toAgreementSummary } from "./agreement-summary.ts";
import { agreementName, agreementTypeLabel } from "./agreement-labels.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { agreementTypeIcons } from "./agreement-type-icons.ts";
import { PendingChange } from "./pending-change.tsx";
import styles from "./agreement-card.module.css";

interface AgreementCardProps {
  agreement: Agreement;
  /** The action whose dialog is being loaded; null while no dialog is being loaded. */
  opening: string | null;
  onAction: (action: AgreementAction) => void;
  onDetails: () => void;
}

/** The card of an agreement: its container, how it is served, and what comes next. */
export function AgreementCard({ agreement, opening, onAction, onDetails }: AgreementCardProps) {
  const language = useLanguage();
  const texts = useTexts(agreementsScreenTexts);
  const { wasteType, containerType, pendingChange } = agreement;
  const name = agreementName(agreement);
  const isMobile = useIsMobile();
  const count = agreement.status === "requested" ? texts.requested : texts.onSite(agreement.containersOnSite);
  const details = (
    <span className={styles.details}>
      <IconButton icon={Info} label={texts.details(name)} tooltip={texts.detailsShort} onClick={onDetails} />
    </span>
  );
  return (
    <article className={styles.card} aria-label={name}>
      {isMobile ? (
        <>
          <AgreementTile agreement={agreement} />
          {details}
        </>
      ) : (
        <ContainerIllustration
          shape={containerShapes[containerType.drawing]}
          dimension={containerType.size}
          empty={agreement.containersOnSite === 0}
        >
          <span className={styles.count}>{count}</span>
          {details}
        </ContainerIllustration>
      )}
      <div className={styles.text}>
        <h2 className={styles.waste}>{wasteType.description}</h2>
        <p className={styles.container}>
          {`${containerType.type} · ${isMobile ? count : texts.avv(wasteType.avvCode)} `}
          {wasteType.hazardous && <HazardMark />}
        </p>
        <p className={styles.kind}>
          <Icon of={agreementTypeIcons[agreement.agreementTypeId]} size={16} />
          {agreementTypeLabel(agreement, language)}
        </p>
        {pendingChange && <PendingChange change={pendingChange} droppedDates={agreement.droppedDates} />}
        {toAgreementSummary(agreement).map((item) => (
          <AgreementSummaryLine key={item.kind} item={item} />
        ))}
      </div>
      <AgreementCardActions agreement={agreement} opening={opening} onAction={onAction} />
    </article>
  );
}
