import { orderStatus } from "@kreislauf/contract/orders";
import { accountApi } from "@kreislauf/contract/users";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { SortToggle } from "@kreislauf/ui/controls/filter-button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call } from "../../base/api.ts";
import { currentSession, storeSession } from "../../base/session.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { isNextFirst, type OrderListState } from "../base/order-list-state.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import type { ChangeOrderList } from "../filters/use-order-list-state.ts";

interface NextFirstToggleProps {
  state: OrderListState;
  change: ChangeOrderList;
}

/**
 * A switch that sorts open orders with the next date first; the choice is saved in the account. Shown only in the list
 * of open orders.
 */
export function NextFirstToggle({ state, change }: NextFirstToggleProps) {
  const texts = useTexts(ordersScreenTexts);
  const showSnack = useSnackbar();
  const saving = useSubmit({
    send: (nextOrdersFirst: boolean) => call(accountApi.changeListSettings, { body: { nextOrdersFirst } }),
    onDone: (settings) => {
      const session = currentSession();
      if (session) storeSession({ ...session, user: { ...session.user, ...settings } });
      change({ sort: null }, "replace");
    },
    onFailure: ({ sentence }) => showSnack({ message: sentence, variant: "error" }),
  });
  if (state.status !== orderStatus.open) return null;
  return (
    <SortToggle
      pressed={saving.busy ? saving.input === true : isNextFirst(state)}
      onChange={(pressed) => void saving.submit(pressed)}
    >
      {texts.nextFirst}
    </SortToggle>
  );
}
