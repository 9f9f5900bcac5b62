import { Refusal } from "@kreislauf/contract/base";
import type { DeskDisposer, DeskHandover, DeskPaperHandover } from "@kreislauf/contract/desk";
import type { InTransaction, StaffContext } from "../../base/context.ts";
import {
  findSiteDisposer,
  getHandedOverOrder,
  handOverOnPaper,
  handOverOrder,
  takeBackOrder,
} from "../../disposers/index.ts";
import { getAnyOrder } from "../../orders/index.ts";
import { answerLocked } from "./answer-orders.ts";

type Working = InTransaction<StaffContext>;

export async function getDeskDisposer(
  context: Pick<StaffContext, "db">,
  orderId: number,
): Promise<DeskDisposer> {
  const order = await getAnyOrder(context, orderId);
  const kept = await findSiteDisposer(context, order.site_id);
  return {
    handover: await getHandedOverOrder(context, orderId).catch(nullIfNotHandedOver),
    kept: kept ? { name: kept.name, email: kept.email } : null,
  };
}

function nullIfNotHandedOver(error: unknown): null {
  if (error instanceof Refusal && error.code === "not_handed_over") return null;
  throw error;
}

export async function handOverDeskOrder(
  context: Working,
  orderId: number,
  { version, ...wish }: DeskHandover,
): Promise<DeskDisposer> {
  await answerLocked(context, { orderId, version }, "order_handed_over", (order) =>
    handOverOrder(context, order, { ...wish, answerBy: null }),
  );
  return await getDeskDisposer(context, orderId);
}

/** Hands an order over on paper. The token is returned to the caller, who prints it; only its hash is stored. */
export async function handOverDeskOrderOnPaper(
  context: Working,
  orderId: number,
  { version, name }: DeskPaperHandover,
): Promise<{ token: string; validUntil: string }> {
  let token = "";
  await answerLocked(context, { orderId, version }, "order_handed_over", async (order) => {
    token = await handOverOnPaper(context, order, { name });
  });
  const { validUntil } = await getHandedOverOrder(context, orderId);
  return { token, validUntil };
}

export async function takeBackDeskOrder(
  context: Working,
  orderId: number,
  { version }: { readonly version: number },
): Promise<DeskDisposer> {
  await answerLocked(context, { orderId, version }, "order_taken_back", (order) =>
    takeBackOrder(context, order),
  );
  return await getDeskDisposer(context, orderId);
}
