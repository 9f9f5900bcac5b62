import { CircleCheck, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { hrefTo } from "../../base/paths.ts";
import { OrderBadge } from "../base/order-badge.tsx";
import { wasteTypeName } from "../base/order-labels.ts";
import { orderBatchTexts } from "./order-batch.texts.ts";
import type { BatchResult } from "./batch-result.ts";
import styles from "./batch-result-panel.module.css";

export interface BatchResultPanelProps {
  readonly result: BatchResult;
  readonly onClose: () => void;
}

/** Shows which of the chosen orders were changed and which were refused; stays until the person closes it. */
export function BatchResultPanel({ result, onClose }: BatchResultPanelProps) {
  const { result: texts } = useTexts(orderBatchTexts);
  const { number } = useFormats();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  const { action, done, refused } = result;
  const words = texts[action];
  const headline =
    refused.length === 0
      ? words.all(number(done.length))
      : done.length === 0
        ? words.none
        : words.some(number(done.length), number(done.length + refused.length));
  return (
    <section className={styles.panel} aria-label={texts.label} ref={panel}>
      <p className={refused.length === 0 ? styles.good : styles.partial}>
        <Icon of={refused.length === 0 ? CircleCheck : TriangleAlert} />
        <span>
          <b>{headline}</b>
          {refused.length > 0 && ` ${texts.stays(number(refused.length))}`}
        </span>
      </p>
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ order, sentence }) => (
            <li key={order.id}>
              <OrderBadge order={order} />
              <span>
                <b>{`${order.orderNumber} ${wasteTypeName(order)}`}</b>
                <small>{sentence}</small>
              </span>
              <a href={hrefTo("order", { orderId: order.id })} aria-label={texts.openOf(order.orderNumber)}>
                {texts.open}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {done.length > 0 && (
          <details>
            <summary>{words.doneList(number(done.length))}</summary>
            <ul>
              {done.map((order) => (
                <li key={order.id}>
                  <a href={hrefTo("order", { orderId: order.id })}>{order.orderNumber}</a>
                  {` ${wasteTypeName(order)}`}
                </li>
              ))}
            </ul>
          </details>
        )}
        <Button small onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </section>
  );
}

/** Exported for `useOrderSelection`, which loads this module on demand. */
export const renderBatchResultPanel = (props: BatchResultPanelProps) => <BatchResultPanel {...props} />;
