import { Refusal } from "@kreislauf/contract/base";
import { type DeskNote, type DeskNoteEntry, deskTransportNotesApi } from "@kreislauf/contract/desk";
import type { FastifyInstance } from "fastify";
import type { InTransaction, PublicContext, StaffContext } from "../../base/context.ts";
import { versionOf } from "../../base/field-versions.ts";
import { bindEndpoints, type HttpServices } from "../../base/http/bind-endpoints.ts";
import { getAnyOrder, lockAnyOrder } from "../../orders/index.ts";
import { findOrderNote, setOrderNote, toOrderNoteView } from "../../proofs/index.ts";
import { recordOrderAction } from "../../staff/index.ts";

async function getDeskNote(source: Pick<PublicContext, "db">, orderId: number): Promise<DeskNote> {
  const row = await findOrderNote(source, orderId);
  const note = row === undefined ? null : toOrderNoteView(row);
  return { note, version: versionOf(note ?? {}) };
}

/**
 * Sets the transport note of an order. A note does not change the order's version; the note's own version is a digest
 * of its content. Refused if somebody has changed the note since it was shown.
 */
async function setDeskNote(
  context: InTransaction<StaffContext>,
  orderId: number,
  { version, kind, number, proofNumber, producer, carrier, disposer }: DeskNoteEntry,
): Promise<DeskNote> {
  const order = await lockAnyOrder(context, orderId);
  if ((await getDeskNote(context, orderId)).version !== version) throw new Refusal("note_changed");
  const signatures = { producer, carrier, disposer };
  await setOrderNote(context, { order, kind, number, proofNumber, signatures });
  await recordOrderAction(context, "order_note_set", { id: orderId, number: order.order_number });
  return await getDeskNote(context, orderId);
}

export function bindDeskNotes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, deskTransportNotesApi, {
    deskOrderNote: async (context, { params }) =>
      getDeskNote(context, (await getAnyOrder(context, params.orderId)).id),
    setDeskOrderNote: (context, { params, body }) => setDeskNote(context, params.orderId, body),
  });
}
