import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Lock } from "lucide-react";
import { hrefTo } from "../../../base/paths.ts";
import { useProofHint } from "../../../proofs/index.ts";
import { ExistingOrderHint } from "./existing-order-hint.tsx";
import { RowDate } from "./row-date.tsx";
import { rowLockSentence, siteRefusalSentence } from "./row-lock-sentence.ts";
import type { SiteOrderRow } from "./site-order-rows.ts";
import type { SiteOrderSubject } from "./site-order-subjects.ts";
import { isWaitingOrder } from "@kreislauf/contract/orders";
import { waitingOrderTexts } from "../approval/waiting-order.texts.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import type { SiteOrdersModel } from "./use-site-orders.ts";
import styles from "./site-orders.module.css";

interface AmountRowProps {
  row: SiteOrderRow;
  model: SiteOrdersModel;
  subject: SiteOrderSubject;
}

/**
 * A row for a site with the amount and the day of its order, the order once it is placed, or the reason why nothing can
 * be ordered there.
 */
export function AmountRow({ row, model, subject }: AmountRowProps) {
  const texts = useTexts(siteOrdersTexts);
  const waiting = useTexts(waitingOrderTexts);
  const language = useLanguage();
  const { site, agreement, lock, placed } = row;
  const isOpen = lock === null && placed === null && agreement !== undefined;
  return (
    <li className={classNames(styles.row, !isOpen && styles.lockedRow)}>
      <span className={styles.box}>
        <Checkbox
          label={isOpen ? texts.include(site.alias) : texts.locked(site.alias)}
          labelHidden
          checked={isOpen && row.isIncluded}
          disabled={!isOpen}
          onChange={({ target }) => model.changeRow(site.id, { isIncluded: target.checked })}
        />
      </span>
      <span className={styles.site}>
        <b>{site.alias}</b>
        <small>{texts.place(site.locationOrderNumber, site.city)}</small>
      </span>
      {placed !== null ? (
        <p className={styles.why}>
          {isWaitingOrder(placed) ? (
            waiting.badge
          ) : (
            <>
              <a href={hrefTo("order", { orderId: placed.id })}>{texts.order(placed.orderNumber)}</a>
              {` · ${texts.placed}`}
            </>
          )}
        </p>
      ) : lock !== null || agreement === undefined ? (
        <p className={styles.why}>
          <Icon of={Lock} size={16} />
          <span>
            {`${rowLockSentence(lock ?? "no_container", subject, language)} `}
            {lock === "no_container" && (
              <a href={hrefTo("agreements", {}, { site: site.id })}>{texts.newContainer}</a>
            )}
          </span>
        </p>
      ) : (
        <>
          <div className={styles.amount}>
            <Stepper
              label={texts.amountOf(site.alias)}
              labelHidden
              compact
              min={row.least}
              {...(row.most !== null && { max: row.most })}
              value={row.amount}
              onChange={(amount) => model.changeRow(site.id, { amount })}
            />
          </div>
          <div className={styles.date}>
            <RowDate
              siteId={site.id}
              agreement={agreement}
              containerActionId={subject.containerActionId}
              value={row.desiredDate}
              label={(day) => texts.dateOf(site.alias, day)}
              onChange={(desiredDate) => model.changeRow(site.id, { desiredDate })}
            />
          </div>
          <RowHint row={row} model={model} />
        </>
      )}
    </li>
  );
}

/** Why the order of a row would be refused, or a hint that its day already has an order. */
function RowHint({ row, model }: Omit<AmountRowProps, "subject">) {
  const texts = useTexts(siteOrdersTexts);
  const language = useLanguage();
  const { day } = useFormats();
  const proofHint = useProofHint();
  const { site, agreement, amount } = row;
  const check = row.isIncluded ? model.checkOf(agreement?.agreementId) : undefined;
  const refused = check?.refused ?? null;
  const nextDate = refused?.nextDate ?? null;
  return (
    <div className={styles.hint} role="status">
      {amount === null ? (
        <span className={styles.warning}>{texts.amountMissing}</span>
      ) : refused !== null ? (
        <>
          <span className={styles.warning}>{siteRefusalSentence(refused.code, language)}</span>
          {nextDate !== null && nextDate !== row.desiredDate && (
            <Button
              small
              aria-label={texts.takeDayOf(site.alias, day(nextDate))}
              onClick={() => model.changeRow(site.id, { desiredDate: nextDate })}
            >
              {texts.takeDay(day(nextDate))}
            </Button>
          )}
        </>
      ) : (
        <>
          {check?.existing && (
            <span className={styles.warning}>
              <ExistingOrderHint order={check.existing} />
            </span>
          )}
          {check?.proofWarning && <span className={styles.warning}>{proofHint(check)}</span>}
        </>
      )}
    </div>
  );
}
