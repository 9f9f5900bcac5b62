import { Refusal } from "@kreislauf/contract/base";
import { proofsApi } from "@kreislauf/contract/proofs";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { downloadProofs } from "./download-proofs.ts";
import { getProofs } from "./get-proofs.ts";
import { previewProofCheck } from "./preview-proof-check.ts";
import { findNotedOrder } from "./proof-sites.store.ts";
import { findOrderNote, toOrderNoteView } from "./proofs.store.ts";

export function bindProofsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, proofsApi, {
    proofs: (context, { query }) => getProofs(context, query),
    downloadProofs: (context, { query }) => downloadProofs(context, query),
    checkProof: (context, { query }) => previewProofCheck(context, query),
    orderNote: async (context, { params: { orderId } }) => {
      if ((await findNotedOrder(context, orderId)) === undefined) throw new Refusal("not_found");
      const note = await findOrderNote(context, orderId);
      return { note: note === undefined ? null : toOrderNoteView(note) };
    },
  });
}
