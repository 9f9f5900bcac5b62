import * as z from "zod/mini";
import { type EndpointTable, idParam, needsRole } from "../base/index.ts";
import { orderNote } from "../proofs/index.ts";
import { noteEntry } from "../provider/index.ts";

const params = z.object({ orderId: idParam });
const { kind, number, proofNumber, producer, carrier, disposer } = noteEntry.shape;

export const deskNote = z.object({
  /** Null if neither a proof nor a note is known for the order. */
  note: z.nullable(orderNote),
  version: z.string(),
});
export type DeskNote = z.output<typeof deskNote>;

/** The note of an order to be saved; `version` is the one that was read. A party that is left out has not signed. */
export const deskNoteEntry = z.strictObject({
  version: z.string(),
  kind,
  number,
  proofNumber,
  producer,
  carrier,
  disposer,
});
export type DeskNoteEntry = z.output<typeof deskNoteEntry>;

/** The consignment or handover note of an order, which is signed outside the portal. */
export const deskTransportNotesApi = {
  deskOrderNote: {
    method: "GET",
    path: "/desk/v1/orders/:orderId/note",
    summary: "Proof and note of an order, and who has signed the note",
    access: needsRole("dispatch", "claims"),
    params,
    answer: deskNote,
    refusals: ["not_found"],
  },
  setDeskOrderNote: {
    method: "POST",
    path: "/desk/v1/orders/:orderId/note",
    summary: "Set the number of an order's consignment or handover note, and who has signed it",
    access: needsRole("dispatch"),
    params,
    body: deskNoteEntry,
    answer: deskNote,
    refusals: ["not_found", "note_changed"],
  },
} as const satisfies EndpointTable;
