import { addDays, berlinDate } from "@kreislauf/contract/base";
import { orderStatus } from "@kreislauf/contract/orders";
import type { WriteContext } from "../../../base/context.ts";
import { handOverOrder } from "../../../disposers/index.ts";
import { lockAnyOrder } from "../../../orders/index.ts";

const demoDisposer = { name: "Brandes Containerdienst", email: "dispo@brandes.example" };

/** Hands over the next order that waits for a confirmation. The mail with the link lies in the demo's mailbox. */
export async function writeDisposerLink(work: WriteContext, companyId: number): Promise<void> {
  const today = berlinDate(work.now);
  const order = await work.db
    .selectFrom("orders")
    .select("id")
    .where("company_id", "=", companyId)
    .where("status", "=", orderStatus.open)
    .where("desired_date", ">", addDays(today, 1))
    .where("confirmed_date", "is", null)
    .where("executed_on", "is", null)
    .where("proposal", "is", null)
    .where("created_by", ">", 96)
    .orderBy("desired_date")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (order === undefined) return;
  await handOverOrder(work, await lockAnyOrder(work, order.id), {
    ...demoDisposer,
    answerBy: null,
    keepWithSite: true,
  });
}
