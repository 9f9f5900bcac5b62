import type { DeskClaim } from "@kreislauf/contract/desk";
import { type OrderPhotoKind, ordersTexts } from "@kreislauf/contract/orders";
import { X } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { hrefTo } from "../../base/hash-route.ts";
import { type DeskStaff, hasRole } from "../../base/desk-session.ts";
import { ClaimCard } from "./claim-card.tsx";
import { EvidencePhoto } from "./evidence-photo.tsx";
import { SecondTrip } from "./second-trip.tsx";
import { ClaimClock } from "./claim-clock.tsx";
import { claimsTexts } from "../claims.texts.ts";
import styles from "../claims.module.css";
import panelStyles from "../base/panel.module.css";

interface ClaimPanelProps {
  claim: DeskClaim;
  staff: DeskStaff;
  onClose: () => void;
}

/** A claim: the time left to answer, what customer and disposer reported, the answer, and ordering a second trip. */
export function ClaimPanel({ claim: given, staff, onClose }: ClaimPanelProps) {
  const texts = useTexts(claimsTexts);
  const reasons = useTexts(ordersTexts).claimReason;
  const { order, claim } = given;
  const address = hrefTo("/orders", new URLSearchParams({ search: order.orderNumber }));
  return (
    <aside className={panelStyles.panel} aria-label={texts.panel}>
      <div className={panelStyles.head}>
        <h2 data-panel tabIndex={-1}>
          {reasons[claim.claimReasonId]}
          <br />
          <small>
            {claim.ticketNumber ?? texts.noTicket} · {texts.order} <a href={address}>{order.orderNumber}</a>
          </small>
        </h2>
        <IconButton icon={X} label={texts.close} onClick={onClose} />
      </div>
      <ClaimClock claim={given} />
      {claim.reason !== null && <p className={panelStyles.anywhere}>{texts.quoted(claim.reason)}</p>}
      <Evidence claim={given} />
      {given.isAnswered && (
        <section>
          <h3>{texts.answer}</h3>
          <p>{claim.hint}</p>
        </section>
      )}
      {hasRole(staff, "claims") && <SecondTrip claim={given} />}
      <ClaimCard isAnswerOnly detail={given} staff={staff} />
    </aside>
  );
}

/** What the customer claims beside what the disposer reported. */
function Evidence({ claim: given }: { claim: DeskClaim }) {
  const { order, claim, report } = given;
  const texts = useTexts(claimsTexts);
  const formats = useFormats();
  const photo = (hasPhoto: boolean, kind: OrderPhotoKind) =>
    hasPhoto ? <EvidencePhoto order={order} kind={kind} /> : texts.without;
  const weight = report.weightKg === null ? null : formats.weight(report.weightKg);
  const closed =
    given.closedOn === null ? [] : [{ label: texts.closedOn, value: formats.dateTime(given.closedOn) }];
  const reported = [
    {
      label: texts.executed,
      value: report.executedOn === null ? texts.notReported : formats.day(report.executedOn),
    },
    {
      label: texts.weight,
      value: report.isWeightEstimated && weight ? `${weight}, ${texts.estimated}` : weight,
    },
    { label: texts.photo, value: photo(report.hasPhoto, "execution") },
    ...(report.treatmentCode === null ? [] : [{ label: texts.treatment, value: report.treatmentCode }]),
    ...(report.failedTripReason === null ? [] : [{ label: texts.failed, value: report.failedTripReason }]),
  ];
  return (
    <div className={styles.evidence}>
      <section aria-label={texts.ofCustomer}>
        <h3>{texts.ofCustomer}</h3>
        <DefinitionList
          entries={[
            { label: texts.claimed, value: formats.dateTime(claim.claimedOn) },
            { label: texts.what, value: `${order.amount} × ${order.containerType}` },
            { label: texts.photo, value: photo(claim.hasPhoto, "claim") },
            { label: texts.by, value: claim.claimedBy },
            ...closed,
          ]}
        />
      </section>
      <section aria-label={order.disposer || texts.ofDisposer}>
        <h3>{order.disposer || texts.ofDisposer}</h3>
        <DefinitionList entries={reported} />
      </section>
    </div>
  );
}
