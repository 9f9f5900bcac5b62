import { berlinDate } from "@kreislauf/contract/base";
import { canExecute, type OrderExecution, type ProviderOrder } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { KeyContext } from "../base/context.ts";
import { executeStep, storePhoto, normalizePhoto, orderFacts } from "../orders/index.ts";
import { actAsProvider, ensureAllowed } from "./base/act-as-provider.ts";
import { handleOrderEvent } from "./base/handle-event.ts";

/** Reports an order as carried out. The photo is read before anything is locked, because that takes time. */
export async function executeOrder(
  context: KeyContext,
  orderId: number,
  wish: OrderExecution,
): Promise<ProviderOrder> {
  const photo = typeof wish.photo === "string" ? await normalizePhoto(wish.photo) : null;
  const executedOn = wish.executedOn ?? berlinDate(Temporal.Instant.from(wish.occurredAt));
  return await handleOrderEvent(context, "execute", orderId, wish, async (transaction, order) => {
    ensureAllowed(canExecute(orderFacts(order), executedOn, context.now));
    const owner = { companyId: order.company_id, userId: systemUser.provider };
    const report = {
      executedOn,
      weightKg: wish.weightKg,
      treatmentCode: wish.treatmentCode ?? "",
      photoId: photo && (await storePhoto(transaction, photo, "execution_photo", owner)),
    };
    return await actAsProvider(transaction, order, executeStep(order, report));
  });
}
