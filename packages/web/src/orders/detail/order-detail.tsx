import type { SiteLabelFields } from "@kreislauf/contract/sites";
import { permission } from "@kreislauf/contract/base";
import type { Order } from "@kreislauf/contract/orders";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { OrderActionBar } from "./order-action-bar.tsx";
import { OrderDataCard } from "./order-data-card.tsx";
import { OrderDocumentsCard } from "./order-documents-card.tsx";
import { OrderChangeLogCard } from "./order-change-log-card.tsx";
import { OrderSiteCard } from "./order-site-card.tsx";
import { OrderMessageList } from "./order-message-list.tsx";
import { OrderBadge } from "../base/order-badge.tsx";
import { wasteTypeName } from "../base/order-labels.ts";
import { orderPhaseMeasure } from "../base/order-phase-measure.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { useOrderActions } from "../actions/use-order-actions.tsx";
import { useOrderAgain } from "../actions/use-order-again.tsx";
import { useProposalAnswers } from "../proposals/use-proposal-answers.tsx";
import styles from "./order-detail.module.css";

interface OrderDetailProps {
  order: Order;
  /** Undefined if it could not be loaded. */
  site: SiteLabelFields | undefined;
  onRetrySite: () => void;
}

export function OrderDetail({ order, site, onRetrySite }: OrderDetailProps) {
  const texts = useTexts(orderDetailTexts).detail;
  const { containerLabel } = useAmountLabels();
  const { permissions } = useUser();
  const measure = orderPhaseMeasure(order, useLanguage());
  const actions = useOrderActions();
  const answers = useProposalAnswers();
  const { orderAgain, element: orderAgainDialog } = useOrderAgain();
  return (
    <>
      <PageHeader
        back={{ href: hrefTo("orderHistory"), text: texts.history }}
        title={wasteTypeName(order)}
        titleOnMobile
        badge={<OrderBadge order={order} large />}
        context={[
          ...(measure === undefined ? [] : [measure]),
          texts.title(order.orderNumber),
          containerLabel(order),
          ...(site ? [`${site.alias}, ${site.city}`] : []),
        ].join(" · ")}
      >
        {permissions.includes(permission.orderManager) && (
          <OrderActionBar order={order} startAction={actions.start} orderAgain={orderAgain} />
        )}
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderMessageList order={order} startAnswer={answers.startAnswer} />
          <OrderDataCard order={order} />
        </div>
        <div className={styles.column}>
          {site ? (
            <OrderSiteCard site={site} />
          ) : (
            <Card title={texts.site} flush>
              <ErrorState title={texts.siteFailed} onRetry={onRetrySite} />
            </Card>
          )}
          <OrderDocumentsCard order={order} />
          <OrderChangeLogCard order={order} />
        </div>
      </div>
      {actions.element}
      {answers.element}
      {orderAgainDialog}
    </>
  );
}
