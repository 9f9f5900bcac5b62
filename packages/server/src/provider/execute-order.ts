import { berlinDate } from "@kreislauf/contract/base";
import { canExecute, type OrderExecution, type ProviderOrder } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { InTransaction, KeyContext, PublicContext } from "../base/context.ts";
import type { StoredContent } from "../base/files/store-content.ts";
import {
  type ExecutionReport,
  executeStep,
  insertPhoto,
  orderFacts,
  type OrderRow,
  storePhoto,
} from "../orders/index.ts";
import { actAsProvider, ensureAllowed } from "./base/act-as-provider.ts";
import { handleOrderEvent } from "./base/handle-event.ts";

/** Reports an order as carried out. The photo is stored before anything is locked, because storing takes time. */
export async function executeOrder(
  context: KeyContext,
  orderId: number,
  wish: OrderExecution,
): Promise<ProviderOrder> {
  const photo = typeof wish.photo === "string" ? await storePhoto(context.files, wish.photo) : null;
  const executedOn = wish.executedOn ?? berlinDate(Temporal.Instant.from(wish.occurredAt));
  const { weightKg, treatmentCode } = wish;
  return await handleOrderEvent(context, "execute", orderId, wish, (transaction, order) =>
    reportExecution(transaction, order, { executedOn, weightKg, treatmentCode: treatmentCode ?? "" }, photo),
  );
}

/**
 * Marks a locked order as carried out, unless a rule refuses that. `photo` is in the file store already; null if there
 * is none.
 */
export async function reportExecution(
  work: InTransaction<PublicContext>,
  order: OrderRow,
  report: Omit<ExecutionReport, "photoId">,
  photo: StoredContent | null,
): Promise<OrderRow> {
  ensureAllowed(canExecute(orderFacts(order), report.executedOn, work.now));
  const owner = { companyId: order.company_id, userId: systemUser.provider };
  const photoId = photo && (await insertPhoto(work, photo, "execution_photo", owner));
  return await actAsProvider(work, order, executeStep(order, { ...report, photoId }));
}
