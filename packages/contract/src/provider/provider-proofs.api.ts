import * as z from "zod/mini";
import { type EndpointTable, idParam } from "../base/index.ts";
import { eventRefusals, type ProviderScope } from "./provider.codes.ts";
import {
  handlingEntry,
  noteEntry,
  proofEntry,
  providerNote,
  providerProof,
  savedHandling,
} from "./provider-proofs.schema.ts";

const scope = (name: ProviderScope) => ({ scope: name }) as const;

/** Calls with which the provider's system maintains proofs for hazardous waste and the transport notes of orders. */
export const providerProofsApi = {
  providerProof: {
    method: "GET",
    path: "/provider/v1/proof/:proofId",
    summary: "One disposal proof",
    access: scope("proofs:read"),
    params: z.object({ proofId: idParam }),
    answer: providerProof,
    refusals: ["not_found"],
  },
  saveProof: {
    method: "POST",
    path: "/provider/v1/proof/save",
    summary: "Create or change the proof of a site for a hazardous waste type, by its number",
    access: scope("proofs:write"),
    body: proofEntry,
    answer: providerProof,
    refusals: [...eventRefusals, "proof_not_hazardous"],
  },
  setProofHandling: {
    method: "POST",
    path: "/provider/v1/proof/handling",
    summary: "Decide whether an order that no proof covers is refused or only warned of, per waste type",
    access: scope("proofs:write"),
    body: handlingEntry,
    answer: savedHandling,
    refusals: [...eventRefusals, "proof_not_hazardous"],
  },
  setOrderNote: {
    method: "POST",
    path: "/provider/v1/order/:orderId/note",
    summary: "Set the number of an order's consignment or handover note, and who has signed it",
    access: scope("proofs:write"),
    params: z.object({ orderId: idParam }),
    body: noteEntry,
    answer: providerNote,
    refusals: eventRefusals,
  },
} as const satisfies EndpointTable;
