import type { BerlinDate } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import { ordersTexts } from "@kreislauf/contract/orders";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { containerShapes } from "../catalog/index.ts";
import { Card } from "../ui/card.tsx";
import { DefinitionList } from "../ui/definition-list.tsx";
import { HazardMark } from "../ui/hazard-mark.tsx";
import { Stage } from "../ui/stage.tsx";
import { OrderPhoto } from "./order-photo.tsx";
import { wasteName } from "./order-words.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { orderMoment } from "./order-moment.ts";
import { ordersScreenTexts } from "./orders.texts.ts";
import styles from "./order-data-card.module.css";

/** What was ordered and what became of it, beside the container it is about. */
export function OrderDataCard({ order }: { order: Order }) {
  const texts = useTexts(orderDetailTexts).detail;
  const { avv } = useTexts(ordersScreenTexts);
  const { timeWindowOnDay } = useTexts(ordersTexts);
  const words = useTexts(catalogTexts);
  const formats = useFormats();
  const { fields } = texts;
  const { wasteType, containerType, amount, agreement } = order;
  /** What an order may lack is left out rather than shown empty. */
  const given = <T,>(
    value: T | null,
    entry: (value: T) => { label: string; value: string; note?: string; wide?: boolean },
  ) => (value === null ? [] : [entry(value)]);
  const day = (label: string) => (date: BerlinDate) => ({ label, value: formats.date(date) });
  return (
    <Card flush>
      <div className={styles.card}>
        <section className={styles.columns} aria-labelledby="order-data">
          <div className={styles.stage}>
            <Stage shape={containerShapes[containerType.drawing]} dimension={containerType.size} large>
              {amount > 1 && <span className={styles.times}>{texts.times(amount)}</span>}
            </Stage>
          </div>
          <div className={styles.data}>
            <h2 id="order-data">{texts.data}</h2>
            <DefinitionList
              entries={[
                {
                  label: fields.wasteType,
                  value: wasteName(order),
                  note: (
                    <span className={styles.avv}>
                      {avv(wasteType.avvCode)}
                      {wasteType.hazardous && <HazardMark />}
                    </span>
                  ),
                },
                { label: fields.container, value: containerType.type },
                { label: fields.action, value: words.containerAction[order.containerActionId] },
                { label: fields.amount, value: formats.number(amount) },
                { label: fields.agreementType, value: words.agreementType[order.agreementTypeId] },
                {
                  label: fields.desiredDate,
                  value: formats.date(order.desiredDate),
                  note: timeWindowOnDay[order.timeWindow],
                },
                {
                  label: fields.confirmedDate,
                  value: order.confirmedDate && formats.date(order.confirmedDate),
                },
                day(fields.latestExecutionDate)(order.latestExecutionDate),
                ...given(order.executedOn, day(fields.executedOn)),
                ...given(order.weightKg, (weight) => ({
                  label: fields.weight,
                  value: formats.weight(weight),
                })),
                ...given(order.treatmentCode, (value) => ({
                  label: fields.treatment,
                  value,
                  note: value.startsWith("D") ? texts.treatment.D : texts.treatment.R,
                })),
                { label: fields.customerOrderNumber, value: order.customerOrderNumber },
                { label: fields.disposer, value: order.disposer },
                {
                  label: fields.created,
                  value: orderMoment(order.createdOn, formats),
                  note: order.createdByUser.name,
                },
                ...given(agreement.taskCreationGroup, (group) => ({
                  label: fields.group,
                  value: String(group),
                })),
                ...given(order.details, (value) => ({ label: fields.details, value, wide: true })),
                ...given(order.noteToDisposer, (value) => ({
                  label: fields.noteToDisposer,
                  value,
                  wide: true,
                })),
                ...(order.hasExecutionPhoto
                  ? [{ label: fields.photo, value: <OrderPhoto order={order} of="execution" />, wide: true }]
                  : []),
              ]}
            />
          </div>
        </section>
      </div>
    </Card>
  );
}
