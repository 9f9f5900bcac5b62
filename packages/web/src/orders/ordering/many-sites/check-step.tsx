import { catalogTexts } from "@kreislauf/contract/catalog";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { isWaitingOrder } from "@kreislauf/contract/orders";
import { useApprovalSentence } from "../approval/approval-outlook.tsx";
import { waitingOrderTexts } from "../approval/waiting-order.texts.ts";
import { Ban, Check, Clock } from "lucide-react";
import { hrefTo } from "../../../base/paths.ts";
import { useProofHint } from "../../../proofs/index.ts";
import { SubmissionFailureNote } from "../form/submission-failure-note.tsx";
import { OrderDeadlineLine } from "../order/order-deadline-line.tsx";
import { ExistingOrderHint } from "./existing-order-hint.tsx";
import { ExistingOrdersQuestion } from "./existing-orders-question.tsx";
import { PriceSum } from "./price-sum.tsx";
import { siteRefusalSentence } from "./row-lock-sentence.ts";
import { RowPrice } from "./row-price.tsx";
import type { SiteOrderRow } from "./site-order-rows.ts";
import type { SiteOrderSubject } from "./site-order-subjects.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import type { SiteOrdersModel } from "./use-site-orders.ts";
import styles from "./site-orders.module.css";

interface CheckStepProps {
  model: SiteOrdersModel;
  subject: SiteOrderSubject;
}

/** The last step: all orders before they are sent, and afterwards the result of each, with the refused orders first. */
export function CheckStep({ model, subject }: CheckStepProps) {
  const texts = useTexts(siteOrdersTexts);
  const { containerAction } = useTexts(catalogTexts);
  const { rows, pending, submission } = model;
  const placed = rows.filter((row) => row.placed !== null);
  const refused = pending.filter((row) => row.refused !== null);
  const waiting = pending.filter((row) => row.refused === null);
  const shown = [...refused, ...waiting, ...placed];
  const unsettled = pending.filter(
    ({ agreement, refused: why }) => why !== null || model.checkOf(agreement?.agreementId)?.refused,
  );
  const [firstDay] = pending.flatMap(({ desiredDate }) => desiredDate ?? []).toSorted();
  const reason =
    unsettled.length > 0
      ? texts.unsettled(unsettled.length)
      : model.isChecking
        ? texts.checking
        : model.orders.length === 0
          ? texts.noOrders
          : undefined;
  return (
    <>
      <Card title={pending.length > 0 ? texts.give(pending.length) : texts.allPlaced(placed.length)} flush>
        <p className={styles.noteRow}>
          <b>
            {texts.subjectTitle(subject.wasteType.description, containerAction[subject.containerActionId])}
          </b>{" "}
          {subject.containerType.type}
        </p>
        {placed.length > 0 && refused.length > 0 && (
          <div className={styles.noteRow}>
            <Note
              variant="warning"
              role="status"
              title={texts.somePlaced(placed.length, placed.length + pending.length)}
            >
              {texts.someRefused(refused.length)}
            </Note>
          </div>
        )}
        {placed.length > 0 && pending.length === 0 && (
          <div className={styles.noteRow}>
            <Note variant="success" role="status">
              {texts.total(placed.length)}
            </Note>
          </div>
        )}
        <ul className={styles.results}>
          {shown.map((row) => (
            <ResultRow key={row.site.id} row={row} model={model} subject={subject} />
          ))}
        </ul>
        <PriceSum
          prices={waiting.map(({ agreement }) => model.checkOf(agreement?.agreementId)?.price ?? null)}
        />
        {firstDay !== undefined && model.editCutoff !== null && (
          <div className={styles.noteRow}>
            <OrderDeadlineLine
              containerActionId={subject.containerActionId}
              desiredDate={firstDay}
              editCutoff={model.editCutoff}
            />
          </div>
        )}
      </Card>
      <ExistingOrdersQuestion submission={submission} />
      {submission.failure && <SubmissionFailureNote failure={submission.failure} words={texts.failure} />}
      <FormFooter note={pending.length > 0 ? (reason ?? texts.total(pending.length)) : undefined}>
        {pending.length > 0 ? (
          <>
            <Button onClick={() => model.goTo("amounts")}>{texts.previous}</Button>
            <Button
              variant="primary"
              lockedBecause={reason}
              reasonElsewhere
              busy={submission.busy}
              busyText={texts.submitting(pending.length)}
              onClick={submission.submit}
            >
              {texts.give(pending.length)}
            </Button>
          </>
        ) : (
          <LinkButton href={hrefTo("orderHistory")}>{texts.toHistory}</LinkButton>
        )}
      </FormFooter>
    </>
  );
}

function ResultRow({ row, model, subject }: CheckStepProps & { row: SiteOrderRow }) {
  const texts = useTexts(siteOrdersTexts);
  const waiting = useTexts(waitingOrderTexts);
  const language = useLanguage();
  const { containerAction } = useTexts(catalogTexts);
  const { day, number } = useFormats();
  const proofHint = useProofHint();
  const approvalSentence = useApprovalSentence();
  const { site, placed, agreement, desiredDate } = row;
  const check = model.checkOf(agreement?.agreementId);
  const approval = model.approvalOf(agreement?.agreementId);
  const refused = placed === null ? (row.refused ?? check?.refused ?? null) : null;
  const nextDate = refused?.nextDate ?? null;
  const what = texts.line(number(row.amount ?? 0), containerAction[subject.containerActionId]);
  return (
    <li>
      <span className={styles.site}>
        <b>{site.alias}</b>
        <small>
          {refused !== null
            ? [
                siteRefusalSentence(refused.code, language),
                ...(nextDate === null ? [] : [texts.nextDay(day(nextDate))]),
              ].join(" ")
            : texts.place(site.locationOrderNumber, site.city)}
        </small>
        {placed === null && refused === null && check?.existing && (
          <small>
            <ExistingOrderHint order={check.existing} />
          </small>
        )}
        {placed === null && check?.proofWarning && <small>{proofHint(check)}</small>}
        {placed === null && approval !== null && <small>{approvalSentence(approval)}</small>}
      </span>
      <span className={styles.what}>
        {what}
        <small>{desiredDate === null ? "" : day(desiredDate)}</small>
        {placed === null && check?.price && <RowPrice price={check.price} />}
      </span>
      <span className={styles.outcome}>
        {placed !== null && isWaitingOrder(placed) ? (
          <a href={hrefTo("approvals", undefined, { tab: "requested", request: placed.approvalRequest.id })}>
            <Badge icon={Clock}>{waiting.badge}</Badge>
          </a>
        ) : placed !== null ? (
          <>
            <Badge icon={Check} active>
              {texts.placed}
            </Badge>
            <a href={hrefTo("order", { orderId: placed.id })}>{placed.orderNumber}</a>
          </>
        ) : refused !== null ? (
          <>
            {row.refused !== null && (
              <span className={styles.refused}>
                <Badge icon={Ban}>{texts.refused}</Badge>
              </span>
            )}
            {nextDate !== null && (
              <Button
                small
                aria-label={texts.takeDayOf(site.alias, day(nextDate))}
                onClick={() => model.changeRow(site.id, { desiredDate: nextDate })}
              >
                {texts.takeDay(day(nextDate))}
              </Button>
            )}
            <Button
              small
              variant="ghost"
              aria-label={texts.leaveOutOf(site.alias)}
              onClick={() => model.changeRow(site.id, { isIncluded: false })}
            >
              {texts.leaveOut}
            </Button>
          </>
        ) : null}
      </span>
    </li>
  );
}
