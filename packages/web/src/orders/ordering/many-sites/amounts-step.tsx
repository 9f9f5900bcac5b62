import { catalogTexts } from "@kreislauf/contract/catalog";
import { orderFieldLabels, orderFields } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { FormFooter } from "@kreislauf/ui/layout/form-footer.tsx";
import { containerShapes } from "../../../catalog/index.ts";
import { AmountRow } from "./amount-row.tsx";
import { ForAllSites } from "./for-all-sites.tsx";
import type { SiteOrderSubject } from "./site-order-subjects.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import type { SiteOrdersModel } from "./use-site-orders.ts";
import styles from "./site-orders.module.css";

interface StepProps {
  model: SiteOrdersModel;
  subject: SiteOrderSubject;
}

/** The step that chooses an amount and a day for each site; a site where nothing can be ordered says why. */
export function AmountsStep({ model, subject }: StepProps) {
  const texts = useTexts(siteOrdersTexts);
  const { rows, pending } = model;
  const locked = rows.filter(({ lock }) => lock !== null).length;
  const unsettled = pending.filter(
    ({ agreement, amount, desiredDate }) =>
      amount === null || desiredDate === null || model.checkOf(agreement?.agreementId)?.refused,
  ).length;
  const reason =
    pending.length === 0
      ? texts.noOrders
      : unsettled > 0
        ? texts.unsettled(unsettled)
        : model.isChecking
          ? texts.checking
          : undefined;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SubjectCard model={model} subject={subject} />
          <Card title={texts.sites(rows.length)} flush>
            {pending.length > 1 && <ForAllSites model={model} subject={subject} />}
            {/* Hidden from screen readers, because each field has its own label. */}
            <div className={styles.head} aria-hidden>
              <span>{texts.columns.site}</span>
              <span>{texts.columns.amount}</span>
              <span>{texts.columns.date}</span>
              <span>{texts.columns.hint}</span>
            </div>
            <ul className={styles.rows}>
              {rows.map((row) => (
                <AmountRow key={row.site.id} row={row} model={model} subject={subject} />
              ))}
            </ul>
          </Card>
        </div>
        <div className={styles.column}>
          <Summary model={model} />
          {locked > 0 && <Note variant="warning">{texts.leftOut(locked)}</Note>}
        </div>
      </div>
      <FormFooter note={reason ?? texts.total(pending.length)}>
        <Button onClick={() => model.goTo("sites")}>{texts.previous}</Button>
        <Button variant="primary" lockedBecause={reason} reasonElsewhere onClick={() => model.goTo("check")}>
          {texts.toCheck(pending.length)}
        </Button>
      </FormFooter>
    </>
  );
}

function SubjectCard({ model, subject }: StepProps) {
  const texts = useTexts(siteOrdersTexts);
  const { containerAction } = useTexts(catalogTexts);
  return (
    <Card flush>
      <div className={styles.subjectCard}>
        <ContainerDrawing shape={containerShapes[subject.containerType.drawing]} size="tile" />
        <span className={styles.site}>
          <b>
            {texts.subjectTitle(subject.wasteType.description, containerAction[subject.containerActionId])}
          </b>
          <small>{subject.containerType.type}</small>
        </span>
        <Button small onClick={() => model.chooseSubject("")}>
          {texts.change}
        </Button>
      </div>
    </Card>
  );
}

function Summary({ model: { pending, orderNumber, setOrderNumber } }: Pick<StepProps, "model">) {
  const texts = useTexts(siteOrdersTexts);
  const labels = useTexts(orderFieldLabels);
  const { day, number } = useFormats();
  const unit = pending[0]?.agreement?.terms.unit ?? "container";
  const days = Map.groupBy(pending, ({ desiredDate }) => desiredDate);
  const lines = [
    { label: texts.orderCount, value: pending.length },
    { label: texts.amountTotal[unit], value: pending.reduce((sum, { amount }) => sum + (amount ?? 0), 0) },
    ...[...days.keys()]
      .filter((date) => date !== null)
      .toSorted()
      .map((date) => ({ label: texts.onDay(day(date)), value: days.get(date)?.length ?? 0 })),
  ];
  return (
    <Card title={texts.summary}>
      <dl className={styles.summary}>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      <TextField
        label={labels.customerOrderNumber}
        optional
        hint={texts.numberHint(pending.length)}
        maxLength={orderFields.customerOrderNumber.maxLength}
        value={orderNumber}
        onChange={({ target }) => setOrderNumber(target.value)}
      />
    </Card>
  );
}
