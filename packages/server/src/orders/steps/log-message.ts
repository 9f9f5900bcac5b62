import { type Person, systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../../base/context.ts";
import { recordNotification } from "../../base/record-notification.ts";
import type { OrderRow } from "../base/orders.tables.ts";
import { notifyOfStep } from "./notify-of-step.ts";

interface LoggedMessage {
  readonly text: string;
  readonly hasAttachments: boolean;
  readonly by: number;
  /** The person who gets a mail if dispatch wrote the message. */
  readonly addressee: Person;
}

/**
 * Adds a message to the log of its order, from which the feed takes it. A message of dispatch also causes a
 * notification and a mail.
 */
export async function logMessage(
  work: WriteContext,
  order: OrderRow,
  { text, hasAttachments, by, addressee }: LoggedMessage,
): Promise<void> {
  const fields = { reason: text, ...(hasAttachments && { hasPhoto: true }) };
  await work.db
    .insertInto("order_log")
    .values({
      order_id: order.id,
      changed_on: work.now.toString(),
      changed_by: by,
      change: "message",
      old: "{}",
      new: JSON.stringify(fields),
    })
    .execute();
  if (by !== systemUser.provider) return;
  await recordNotification(work, {
    kind: "order_message",
    companyId: order.company_id,
    siteId: order.site_id,
    subjectId: order.id,
    causedBy: by,
    details: { reason: text },
  });
  const step = { change: "message", set: {}, old: {}, new: fields } as const;
  await notifyOfStep(work, order, step, { by: addressee, at: work.now });
}
