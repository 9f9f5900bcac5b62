import { Refusal } from "@kreislauf/contract/base";
import { providerProofsApi } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { lockAnyOrder } from "../orders/index.ts";
import {
  ensureHazardous,
  findAnyProof,
  saveHandling,
  saveProof,
  setOrderNote,
  toOrderNoteView,
  toProviderProof,
} from "../proofs/index.ts";
import { handleEventAbout } from "./base/handle-event.ts";
import { lockSiteById } from "./base/lock-site-by-id.ts";

export function bindProviderProofs(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, providerProofsApi, {
    providerProof: async (context, { params }) => {
      const proof = await findAnyProof(context, params.proofId);
      if (proof === undefined) throw new Refusal("not_found");
      return toProviderProof(proof);
    },
    saveProof: (context, { body }) => {
      const { eventId: _, occurredAt: __, serviceLocationId: siteId, ...fields } = body;
      const subject = `proof ${siteId} ${body.wasteTypeId} ${body.number}`;
      const lockSite = () => lockSiteById(context, siteId);
      return handleEventAbout(context, { call: subject, subject }, body, lockSite, async (site) =>
        toProviderProof(
          await saveProof(context, { ...fields, siteId, companyId: site.company_id }, systemUser.provider),
        ),
      );
    },
    setProofHandling: (context, { body }) => {
      const { wasteTypeId, handling } = body;
      const subject = `proof handling ${wasteTypeId}`;
      return handleEventAbout(
        context,
        { call: subject, subject },
        body,
        () => ensureHazardous(context, wasteTypeId),
        async () => {
          await saveHandling(context, wasteTypeId, handling);
          return { wasteTypeId, handling };
        },
      );
    },
    setOrderNote: (context, { params: { orderId }, body }) => {
      const { kind, number, proofNumber, producer, carrier, disposer } = body;
      const subject = `note of order ${orderId}`;
      return handleEventAbout(
        context,
        { call: subject, subject },
        body,
        () => lockAnyOrder(context, orderId),
        async (order) =>
          toOrderNoteView(
            await setOrderNote(context, {
              order,
              kind,
              number,
              proofNumber,
              signatures: { producer, carrier, disposer },
            }),
          ),
      );
    },
  });
}
