import type { BerlinDate } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import {
  orderFieldLabels,
  ordersTexts,
  textLines,
  textParagraphs,
  type Order,
} from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { containerShapes } from "../../catalog/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { ContainerIllustration } from "@kreislauf/ui/drawings/container-illustration.tsx";
import { OrderPhoto } from "./order-photo.tsx";
import { wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { formatOrderTime } from "./format-order-time.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import styles from "./order-data-card.module.css";

/** What was ordered and how it was carried out, beside a drawing of the container. */
export function OrderDataCard({ order }: { order: Order }) {
  const texts = useTexts(orderDetailTexts).detail;
  const { avv } = useTexts(ordersScreenTexts);
  const { timeWindowOnDay } = useTexts(ordersTexts);
  const words = useTexts(catalogTexts);
  const formats = useFormats();
  const labels = useTexts(orderFieldLabels);
  const { wasteType, containerType, amount, unit, agreement } = order;
  const { amountLabel } = useAmountLabels();
  /** Optional data is left out instead of shown empty. */
  const optionalEntry = <T,>(
    value: T | null,
    entry: (value: T) => { label: string; value: string; note?: string; wide?: boolean },
  ) => (value === null ? [] : [entry(value)]);
  const day = (label: string) => (date: BerlinDate) => ({ label, value: formats.date(date) });
  return (
    <Card flush>
      <div className={styles.card}>
        <section className={styles.columns} aria-labelledby="order-data">
          <div className={styles.stage}>
            <ContainerIllustration
              shape={containerShapes[containerType.drawing]}
              dimension={containerType.size}
              large
            >
              {(amount > 1 || unit === "piece") && (
                <span className={styles.times}>
                  {unit === "piece" ? amountLabel(order) : texts.times(amount)}
                </span>
              )}
            </ContainerIllustration>
          </div>
          <div className={styles.data}>
            <h2 id="order-data">{texts.data}</h2>
            <DefinitionList
              entries={[
                {
                  label: labels.wasteType,
                  value: wasteTypeName(order),
                  note: (
                    <span className={styles.avv}>
                      {avv(wasteType.avvCode)}
                      {wasteType.hazardous && <HazardMark />}
                    </span>
                  ),
                },
                { label: labels.containerType, value: containerType.type },
                { label: labels.containerActionId, value: words.containerAction[order.containerActionId] },
                { label: labels.amount, value: amountLabel(order) },
                { label: labels.agreementType, value: words.agreementType[order.agreementTypeId] },
                {
                  label: labels.desiredDate,
                  value: formats.date(order.desiredDate),
                  note: timeWindowOnDay[order.timeWindow],
                },
                {
                  label: labels.confirmedDate,
                  value: order.confirmedDate && formats.date(order.confirmedDate),
                },
                day(labels.latestExecutionDate)(order.latestExecutionDate),
                ...optionalEntry(order.executedOn, day(labels.executedOn)),
                ...optionalEntry(order.weightKg, (weight) => ({
                  label: labels.weightKg,
                  value: formats.weight(weight),
                })),
                ...optionalEntry(order.treatmentCode, (value) => ({
                  label: labels.treatmentCode,
                  value,
                  note: value.startsWith("D") ? texts.treatment.D : texts.treatment.R,
                })),
                ...textLines.map((name) => ({ label: labels[name], value: order[name] })),
                { label: labels.disposer, value: order.disposer },
                {
                  label: labels.createdOn,
                  value: formatOrderTime(order.createdOn, formats),
                  note: order.createdByUser.name,
                },
                ...optionalEntry(agreement.taskCreationGroup, (group) => ({
                  label: labels.taskCreationGroup,
                  value: String(group),
                })),
                ...textParagraphs.flatMap((name) =>
                  optionalEntry(order[name], (value) => ({ label: labels[name], value, wide: true })),
                ),
                ...(order.hasExecutionPhoto
                  ? [
                      {
                        label: texts.executionPhoto,
                        value: <OrderPhoto order={order} of="execution" />,
                        wide: true,
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        </section>
      </div>
    </Card>
  );
}
