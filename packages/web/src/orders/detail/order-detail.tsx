import type { SiteLabelFields } from "@kreislauf/contract/sites";
import { permission } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { type Order, plannedDate } from "@kreislauf/contract/orders";
import { lazy, Suspense } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { OrderPriceCard } from "../../purchasing/index.ts";
import { OrderNoteCard } from "../../proofs/index.ts";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { LazyOrderMessages } from "./lazy-order-messages.tsx";
import { OrderActionBar } from "./order-action-bar.tsx";
import { OrderDetailSkeleton } from "./order-detail-skeleton.tsx";
import { OrderFactsCard } from "./order-facts-card.tsx";
import { OrderDocumentsCard } from "./order-documents-card.tsx";
import { OrderChangeLogCard } from "./order-change-log-card.tsx";
import { OrderSlipButton } from "./order-slip-button.tsx";
import { OrderStepsCard } from "./order-steps-card.tsx";
import { OrderMessageList } from "./order-message-list.tsx";
import { OrderBadge } from "../base/order-badge.tsx";
import { wasteTypeName } from "../base/order-labels.ts";
import { orderPhaseMeasure } from "../base/order-phase-measure.ts";
import { useOrderSlip } from "./use-order-slip.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { useOrderActions } from "../actions/use-order-actions.tsx";
import { useOrderAgain } from "../actions/use-order-again.tsx";
import { useProposalAnswers } from "../proposals/use-proposal-answers.tsx";
import styles from "./order-detail.module.css";

const OrderSlip = lazy(async () => ({ default: (await import("./order-slip.tsx")).OrderSlip }));

interface OrderDetailProps {
  order: Order;
  /** Undefined if the site could not be loaded. */
  site: SiteLabelFields | undefined;
  onRetrySite: () => void;
}

export function OrderDetail({ order, site, onRetrySite }: OrderDetailProps) {
  const texts = useTexts(orderDetailTexts).detail;
  const words = useTexts(catalogTexts);
  const { day } = useFormats();
  const { permissions } = useUser();
  const measure = orderPhaseMeasure(order, useLanguage());
  const actions = useOrderActions();
  const answers = useProposalAnswers();
  const { orderAgain, element: orderAgainDialog } = useOrderAgain();
  const slip = useOrderSlip(order);
  if (slip.isShown) {
    return (
      <Suspense fallback={<OrderDetailSkeleton />}>
        <OrderSlip order={order} site={site} onClose={slip.close} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHeader
        back={{ href: hrefTo("orderHistory"), text: texts.history }}
        title={day(order.executedOn ?? plannedDate(order))}
        titleOnMobile
        badge={<OrderBadge order={order} large />}
        context={[
          ...(measure === undefined ? [] : [measure]),
          wasteTypeName(order),
          words.containerAction[order.containerActionId],
          ...(site ? [`${site.alias}, ${site.city}`] : []),
          texts.number(order.orderNumber),
        ].join(" · ")}
      >
        {permissions.includes(permission.orderManager) ? (
          <OrderActionBar order={order} startAction={actions.start} orderAgain={orderAgain} />
        ) : (
          <OrderSlipButton order={order} />
        )}
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderMessageList order={order} startAnswer={answers.startAnswer} />
          <OrderStepsCard order={order} />
          <LazyOrderMessages orderId={order.id} />
          <OrderChangeLogCard order={order} />
        </div>
        <div className={styles.column}>
          <OrderFactsCard order={order} site={site} onRetrySite={onRetrySite} />
          <OrderPriceCard orderId={order.id} />
          {order.wasteType.hazardous && <OrderNoteCard orderId={order.id} />}
          <OrderDocumentsCard order={order} />
        </div>
      </div>
      {actions.element}
      {answers.element}
      {orderAgainDialog}
    </>
  );
}
