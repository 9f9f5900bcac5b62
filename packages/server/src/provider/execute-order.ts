import { berlinDate } from "@kreislauf/contract/base";
import { canExecute, type Execution, type ProviderOrder } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import { inTransaction, type KeyContext } from "../base/context.ts";
import { executed, keepPhoto, readPhoto, orderFacts } from "../orders/index.ts";
import { actAsProvider, ensure } from "./act-as-provider.ts";
import { takeOrderEvent } from "./take-event.ts";

/** Reports an order as carried out. A photo is read before anything is locked, since that takes its time. */
export async function executeOrder(
  context: KeyContext,
  orderId: number,
  wish: Execution,
): Promise<ProviderOrder> {
  const photo = typeof wish.photo === "string" ? await readPhoto(wish.photo) : null;
  const executedOn = wish.executedOn ?? berlinDate(Temporal.Instant.from(wish.occurredAt));
  return await inTransaction(context, (transaction) =>
    takeOrderEvent(transaction, "execute", orderId, wish, async (order) => {
      ensure(canExecute(orderFacts(order), executedOn, context.now));
      const owner = { companyId: order.company_id, userId: systemUser.provider };
      const report = {
        executedOn,
        weightKg: wish.weightKg,
        treatmentCode: wish.treatmentCode ?? "",
        photoId: photo && (await keepPhoto(transaction, photo, owner)),
      };
      return await actAsProvider(transaction, order, executed(order, report));
    }),
  );
}
