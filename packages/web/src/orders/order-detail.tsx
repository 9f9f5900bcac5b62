import type { LocationLabelFields } from "@kreislauf/contract/locations";
import { permission } from "@kreislauf/contract/base";
import type { Order } from "@kreislauf/contract/orders";
import { ordersTexts } from "@kreislauf/contract/orders";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { OrderActionBar } from "./order-action-bar.tsx";
import { OrderDataCard } from "./order-data-card.tsx";
import { OrderDocumentsCard } from "./order-documents-card.tsx";
import { OrderHistoryCard } from "./order-history-card.tsx";
import { OrderSiteCard } from "./order-site-card.tsx";
import { OrderStatements } from "./order-statements.tsx";
import { containerWords, statusLooks, wasteName } from "./order-words.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import { useOrderActions } from "./use-order-actions.tsx";
import { useOrderAgain } from "./use-order-again.tsx";
import { useProposalAnswers } from "./use-proposal-answers.tsx";
import styles from "./order-detail.module.css";

interface OrderDetailProps {
  order: Order;
  /** Undefined where it could not be loaded. */
  site: LocationLabelFields | undefined;
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
      <PageHead
        back={{ href: hrefTo("orderHistory"), text: texts.history }}
        title={wasteName(order)}
        titleOnMobile
        badge={
          <StatusBadge status={statusLooks[orderStatusId]} large>
            {statusWords[orderStatusId]}
          </StatusBadge>
        }
        context={[
          texts.title(order.orderNumber),
          containerWords(order),
          ...(site ? [`${site.alias}, ${site.city}`] : []),
        ].join(" · ")}
      >
        {permissions.includes(permission.orderManager) && (
          <OrderActionBar order={order} start={actions.start} again={again} />
        )}
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderStatements order={order} startAnswer={answers.start} />
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
          <OrderHistoryCard orderId={String(order.id)} />
        </div>
      </div>
      {actions.element}
      {answers.element}
      {againDialog}
    </>
  );
}
