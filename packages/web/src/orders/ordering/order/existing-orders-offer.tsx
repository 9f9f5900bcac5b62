import { catalogTexts } from "@kreislauf/contract/catalog";
import { hasFixedContent, ordersApi, type Order } from "@kreislauf/contract/orders";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { call } from "../../../base/api.ts";
import { errorSentence } from "../../../base/api-error.ts";
import { hrefTo } from "../../../base/paths.ts";
import { orderQuery, refreshOrders } from "../../orders.queries.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import type { OrderQuestion } from "../form/use-order-submission.ts";
import styles from "../form/ordering-form.module.css";

interface ExistingOrdersOfferProps {
  question: OrderQuestion;
  /** The amount of such an order stays as it was ordered. */
  emptyingContainer: boolean;
  onRaised: (order: Order) => void;
}

/** The way to the orders that the day already has, and the offer to raise the amount of the only one. */
export function ExistingOrdersOffer({ question, emptyingContainer, onRaised }: ExistingOrdersOfferProps) {
  const texts = useTexts(orderingFormTexts);
  const actions = useTexts(catalogTexts).containerAction;
  const queryClient = useQueryClient();
  const { order: wish, existing } = question;
  const orders = existing?.orders ?? [];
  const [only, another] = orders.filter(
    ({ containerActionId }) => containerActionId === wish.containerActionId,
  );
  const single = another === undefined ? only : undefined;
  const { data: order } = useQuery({
    ...orderQuery(String(single?.id)),
    enabled: single !== undefined,
    staleTime: 0,
  });
  const raise = useMutation({
    mutationFn: ({ id, version, amount }: Order) =>
      call(ordersApi.editOrder, {
        params: { orderId: id },
        body: { version, amount: amount + wish.amount },
      }),
    onSuccess: onRaised,
    onSettled: () => void refreshOrders(queryClient),
  });
  if (orders.length === 0) return null;
  const canRaise =
    order?.actions.edit.allowed === true &&
    !hasFixedContent({ taskCreationGroup: order.agreement.taskCreationGroup, emptyingContainer });
  return (
    <div className={styles.existing}>
      <p className={styles.existingLinks}>
        {orders.map(({ id, orderNumber, containerActionId, amount }) => (
          <a key={id} href={hrefTo("order", { orderId: id })}>
            {texts.existingOrder(orderNumber, actions[containerActionId], amount)}
          </a>
        ))}
      </p>
      {canRaise && (
        <Button small busy={raise.isPending} onClick={() => raise.mutate(order)}>
          {texts.raise(order.orderNumber, order.amount + wish.amount)}
        </Button>
      )}
      {raise.isError && (
        <Note variant="error" role="alert">
          {errorSentence(raise.error)}
        </Note>
      )}
    </div>
  );
}
