import { addressLine } from "@kreislauf/contract/sites";
import { linkValidUntil } from "@kreislauf/contract/disposers";
import { orderUnit } from "@kreislauf/contract/catalog";
import { systemUser } from "@kreislauf/contract/users";
import { toContainerTypeView } from "../catalog/index.ts";
import type { WriteContext } from "../base/context.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { listOrderListRows, type OrderRow } from "../orders/index.ts";
import { findAnySite } from "../sites/index.ts";
import type { DisposerMail } from "./disposer.mail.ts";
import { toDisposerFacts } from "./disposer-facts.ts";

interface Occasion extends Pick<DisposerMail, "occasion" | "token" | "answerBy"> {
  readonly cause: string;
}

/** Mails a disposer about one order, without prices, other orders or names of persons. */
export async function mailToDisposer(
  work: WriteContext,
  order: OrderRow,
  disposer: { readonly name: string; readonly email: string },
  { cause, ...occasion }: Occasion,
): Promise<void> {
  const [row] = await listOrderListRows(work, [order.id]);
  const site = await findAnySite(work.db, order.site_id);
  if (row === undefined || site === undefined) throw new Error(`There is no order ${order.id}.`);
  const container = toContainerTypeView(
    {
      id: row.container_type_id,
      type: row.container_type,
      size: row.container_size,
      drawing: row.container_drawing,
    },
    "de",
  );
  await enqueueMail(work, {
    kind: "disposer",
    cause,
    // A disposer has no account, so the provider's user is recorded as the recipient.
    recipient: { id: systemUser.provider, email: disposer.email },
    data: {
      ...occasion,
      disposer: disposer.name,
      orderNumber: String(order.order_number),
      wasteType: row.independent_waste_type || row.waste_description,
      containerType: container.type,
      drawing: container.drawing,
      containerActionId: order.container_action_id,
      amount: order.amount,
      unit: orderUnit(order.container_action_id, row.offer_unit),
      desiredDate: order.desired_date,
      timeWindow: order.time_window,
      place: addressLine({
        street: site.street,
        houseNumber: site.house_number,
        zip: site.zip,
        city: site.city,
      }),
      validUntil: linkValidUntil(toDisposerFacts(order)),
    },
  });
}
