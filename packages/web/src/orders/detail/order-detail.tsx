import type { SiteLabelFields } from "@kreislauf/contract/sites";
import { permission } from "@kreislauf/contract/base";
import { ordersTexts, type Order } from "@kreislauf/contract/orders";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { OrderActionBar } from "./order-action-bar.tsx";
import { OrderDataCard } from "./order-data-card.tsx";
import { OrderDocumentsCard } from "./order-documents-card.tsx";
import { OrderChangeLogCard } from "./order-change-log-card.tsx";
import { OrderSiteCard } from "./order-site-card.tsx";
import { OrderMessageList } from "./order-message-list.tsx";
import { containerLabel, statusLooks, wasteTypeName } from "../base/order-labels.ts";
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
  const statusWords = useTexts(ordersTexts).status;
  const { permissions } = useUser();
  const { orderStatusId } = order;
  const actions = useOrderActions();
  const answers = useProposalAnswers();
  const { again, element: againDialog } = useOrderAgain();
  return (
    <>
      <PageHeader
        back={{ href: hrefTo("orderHistory"), text: texts.history }}
        title={wasteTypeName(order)}
        titleOnMobile
        badge={
          <StatusBadge status={statusLooks[orderStatusId]} large>
            {statusWords[orderStatusId]}
          </StatusBadge>
        }
        context={[
          texts.title(order.orderNumber),
          containerLabel(order),
          ...(site ? [`${site.alias}, ${site.city}`] : []),
        ].join(" · ")}
      >
        {permissions.includes(permission.orderManager) && (
          <OrderActionBar order={order} start={actions.start} again={again} />
        )}
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderMessageList order={order} startAnswer={answers.start} />
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
          <OrderChangeLogCard orderId={String(order.id)} />
        </div>
      </div>
      {actions.element}
      {answers.element}
      {againDialog}
    </>
  );
}
