import { Refusal } from "@kreislauf/contract/base";
import type { NoteKind, NoteSignatures } from "@kreislauf/contract/proofs";
import type { WriteContext } from "../base/context.ts";
import {
  findProofByNumber,
  isHazardousWaste,
  type ProofFields,
  saveOrderNote,
  writeProof,
} from "./proofs.store.ts";
import type { OrderNoteRow, ProofRow } from "./proofs.tables.ts";

/** Refuses a waste type that is not hazardous, because only hazardous waste has proofs. */
export async function ensureHazardous(work: WriteContext, wasteTypeId: number): Promise<void> {
  const isHazardous = await isHazardousWaste(work, wasteTypeId);
  if (isHazardous === undefined) throw new Refusal("not_found");
  if (!isHazardous) throw new Refusal("proof_not_hazardous");
}

/** Creates a proof or changes the one with this number. The caller has locked the site. */
export async function saveProof(work: WriteContext, proof: ProofFields, by: number): Promise<ProofRow> {
  await ensureHazardous(work, proof.wasteTypeId);
  return await writeProof(work, proof, by);
}

interface NoteOfOrder {
  readonly order: { readonly id: number; readonly site_id: number; readonly waste_type_id: number };
  readonly kind: NoteKind;
  readonly number: string;
  readonly proofNumber: string | undefined;
  readonly signatures: NoteSignatures;
}

/** Sets the transport note of an order. If the portal does not know its proof, only the proof's number is stored. */
export async function setOrderNote(
  work: WriteContext,
  { order, kind, number, proofNumber, signatures }: NoteOfOrder,
): Promise<OrderNoteRow> {
  const known =
    proofNumber === undefined
      ? undefined
      : await findProofByNumber(work, {
          siteId: order.site_id,
          wasteTypeId: order.waste_type_id,
          number: proofNumber,
        });
  const proof = proofNumber === undefined ? undefined : { id: known?.id ?? null, number: proofNumber };
  return await saveOrderNote(work, { orderId: order.id, kind, number, proof, signatures });
}
