import { catalogTexts } from "@kreislauf/contract/catalog";
import {
  orderFieldLabels,
  ordersTexts,
  textLines,
  textParagraphs,
  type Order,
} from "@kreislauf/contract/orders";
import type { SiteLabelFields } from "@kreislauf/contract/sites";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { type Definition, DefinitionList } from "@kreislauf/ui/data/definition-list.tsx";
import { ContainerIllustration } from "@kreislauf/ui/drawings/container-illustration.tsx";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Collapsible } from "@kreislauf/ui/layout/collapsible.tsx";
import { containerShapes } from "../../catalog/index.ts";
import { wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { formatOrderTime } from "./format-order-time.ts";
import { openOrderFacts, type OrderFactFold } from "./open-order-facts.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { OrderPhoto } from "./order-photo.tsx";
import { OrderSite } from "./order-site.tsx";
import styles from "./order-facts-card.module.css";

interface OrderFactsCardProps {
  order: Order;
  /** Undefined if the site could not be loaded. */
  site: SiteLabelFields | undefined;
  onRetrySite: () => void;
}

/** What is disposed of, where and in which container, and further facts in sections that open and close. */
export function OrderFactsCard({ order, site, onRetrySite }: OrderFactsCardProps) {
  const texts = useTexts(orderDetailTexts).detail;
  const { avv } = useTexts(ordersScreenTexts);
  const { timeWindowOnDay } = useTexts(ordersTexts);
  const words = useTexts(catalogTexts);
  const labels = useTexts(orderFieldLabels);
  const formats = useFormats();
  const { containerLabel } = useAmountLabels();
  const { wasteType, containerType, executedOn, weightKg, treatmentCode } = order;
  const paragraphs = textParagraphs.filter((name) => order[name] !== null);
  const createdBy = order.createdByUser.name;
  return (
    <Card flush label={texts.data}>
      <div className={styles.stage}>
        <ContainerIllustration
          shape={containerShapes[containerType.drawing]}
          dimension={containerType.size}
          large
        />
      </div>
      <div className={styles.facts}>
        <DefinitionList
          inRows
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
            { label: labels.containerType, value: containerLabel(order) },
            { label: labels.containerActionId, value: words.containerAction[order.containerActionId] },
            { label: texts.site, value: <OrderSite site={site} onRetry={onRetrySite} /> },
            ...given(executedOn, (date) => ({ label: labels.executedOn, value: formats.date(date) })),
            ...given(weightKg, (weight) => ({ label: labels.weightKg, value: formats.weight(weight) })),
            ...given(treatmentCode, (value) => ({
              label: labels.treatmentCode,
              value,
              note: value.startsWith("D") ? texts.treatment.D : texts.treatment.R,
            })),
            ...textLines.flatMap((name) => given(order[name], (value) => ({ label: labels[name], value }))),
          ]}
        />
        {order.hasExecutionPhoto && <OrderPhoto order={order} of="execution" />}
      </div>
      <FactFold
        fold="dates"
        summary={texts.datesInShort(formats.date(order.desiredDate), formats.date(order.latestExecutionDate))}
        entries={[
          {
            label: labels.desiredDate,
            value: formats.date(order.desiredDate),
            note: timeWindowOnDay[order.timeWindow],
          },
          { label: labels.confirmedDate, value: order.confirmedDate && formats.date(order.confirmedDate) },
          { label: labels.latestExecutionDate, value: formats.date(order.latestExecutionDate) },
        ]}
      />
      <FactFold
        fold="notes"
        summary={paragraphs.map((name) => order[name])[0] ?? createdBy}
        entries={[
          ...(paragraphs.length === 0 ? [{ label: labels.noteToDisposer, value: texts.noNote }] : []),
          ...paragraphs.map((name) => ({ label: labels[name], value: order[name] })),
          {
            label: labels.createdOn,
            value: formatOrderTime(order.createdOn, formats),
            note: createdBy,
          },
        ]}
      />
      <FactFold
        fold="disposer"
        summary={order.disposer ?? words.agreementType[order.agreementTypeId]}
        entries={[
          { label: labels.disposer, value: order.disposer },
          { label: labels.agreementType, value: words.agreementType[order.agreementTypeId] },
          ...given(order.agreement.taskCreationGroup, (group) => ({
            label: labels.taskCreationGroup,
            value: String(group),
          })),
        ]}
      />
    </Card>
  );
}

/** The entry of an optional fact, as a list to spread: empty if the value is null. */
const given = <T,>(value: T | null, entry: (value: T) => Definition): Definition[] =>
  value === null ? [] : [entry(value)];

interface FactFoldProps {
  fold: OrderFactFold;
  summary: string;
  entries: readonly Definition[];
}

function FactFold({ fold, summary, entries }: FactFoldProps) {
  const texts = useTexts(orderDetailTexts).detail;
  const open = useStoredValue(openOrderFacts);
  return (
    <Collapsible
      title={texts[fold]}
      summary={summary}
      open={open.includes(fold)}
      onToggle={(isOpen) => {
        if (isOpen === openOrderFacts.get().includes(fold)) return;
        const others = openOrderFacts.get().filter((each) => each !== fold);
        openOrderFacts.set(isOpen ? [...others, fold] : others);
      }}
    >
      <DefinitionList inRows entries={entries} />
    </Collapsible>
  );
}
