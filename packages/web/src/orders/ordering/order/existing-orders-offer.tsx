import { catalogTexts, type OrderTerms } from "@kreislauf/contract/catalog";
import {
  hasFixedContent,
  needsPartsList,
  type Order,
  type OrderCreation,
  type OrderEdit,
  ordersApi,
  orderTextFields,
} from "@kreislauf/contract/orders";
import type { ReferenceField } from "@kreislauf/contract/purchasing";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { call } from "../../../base/api.ts";
import { hrefTo } from "../../../base/paths.ts";
import { isOutcomeUnknown } from "../../../base/submit-attempt.ts";
import { useOrderSubmit } from "../../base/use-order-submit.ts";
import { orderQuery } from "../../orders.queries.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import type { OrderQuestion } from "../form/use-order-submission.ts";
import styles from "../form/ordering-form.module.css";

interface AtSite {
  terms: OrderTerms;
  /** The references that orders at the site start with. */
  defaults: Partial<Record<ReferenceField, string | null>>;
}

interface ExistingOrdersOfferProps extends AtSite {
  question: OrderQuestion;
  /** Called with true while the amount is being raised, and with false afterwards. */
  onBusyChange: (busy: boolean) => void;
  onRaised: (order: Order) => void;
}

/**
 * Links to the orders that the day already has. If exactly one of them has the same action, and only its amount would
 * change, offers to raise its amount instead.
 */
export function ExistingOrdersOffer(props: ExistingOrdersOfferProps) {
  const { question, terms, defaults, onBusyChange, onRaised } = props;
  const texts = useTexts(orderingFormTexts);
  const actions = useTexts(catalogTexts).containerAction;
  const queryClient = useQueryClient();
  const { order: wish, existing } = question;
  const orders = existing?.orders ?? [];
  const [only, another] = orders.filter(
    ({ containerActionId }) => containerActionId === wish.containerActionId,
  );
  const single = another === undefined ? only : undefined;
  const query = { ...orderQuery(String(single?.id)), staleTime: 0 };
  const { data: order } = useQuery({ ...query, enabled: single !== undefined });
  /** Computed from the question, so that sending again after a lost response does not raise the amount twice. */
  const target = (single?.amount ?? 0) + wish.amount;
  const raise = useOrderSubmit<OrderEdit, Order>({
    send: (body) => call(ordersApi.editOrder, { params: { orderId: single?.id ?? 0 }, body }),
    onDone: onRaised,
    recover: async (failure, _, mayHaveArrived) => {
      if (!mayHaveArrived || isOutcomeUnknown(failure)) return undefined;
      const fresh = await queryClient.fetchQuery({ ...query, retry: false }).catch(() => null);
      return fresh?.amount === target ? { answer: fresh } : undefined;
    },
  });
  if (orders.length === 0) return null;
  const canRaise =
    order?.actions.edit.allowed === true &&
    // If somebody else has changed the amount meanwhile, the question is outdated and the button is hidden. An amount
    // of `target` comes from pressing the button.
    (order.amount === single?.amount || (raise.input !== undefined && order.amount === target)) &&
    addsOnlyAmount(wish, order, { terms, defaults }) &&
    !hasFixedContent({
      taskCreationGroup: order.agreement.taskCreationGroup,
      emptyingContainer: terms.emptyingContainer,
    });
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
        <Button
          small
          busy={raise.busy}
          onClick={() => {
            onBusyChange(true);
            const submitted = raise.submit({ version: order.version, amount: target });
            void submitted.finally(() => onBusyChange(false));
          }}
        >
          {texts.raise(order.orderNumber, target)}
        </Button>
      )}
      {raise.failure !== null && (
        <Note variant="error" role="alert">
          {raise.failure.sentence}
        </Note>
      )}
    </div>
  );
}

/**
 * Whether the new order differs from the existing one at most in its amount, so that raising the amount loses nothing.
 */
function addsOnlyAmount(wish: OrderCreation, order: Order, { terms, defaults }: AtSite): boolean {
  const defaultTexts: Partial<Record<string, string | null>> = defaults;
  return (
    !needsPartsList({ terms, containerActionId: wish.containerActionId }) &&
    !wish.proofNumber &&
    ["all_day", order.timeWindow].includes(wish.timeWindow) &&
    orderTextFields.every((name) => [null, defaultTexts[name], order[name]].includes(wish[name]))
  );
}
