import { separationApi } from "@kreislauf/contract/separation";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { storeAttachments } from "../base/files/store-attachments.ts";
import { addEvidence, getEvidence, removeEvidence } from "./change-evidence.ts";
import { downloadSeparationFolder } from "./download-separation-folder.ts";
import { getSeparationFolder } from "./get-separation-folder.ts";
import { listSeparationSites } from "./list-separation-sites.ts";
import { saveSeparationReason } from "./save-separation-reason.ts";
import { requestSeparationBundle } from "./separation-bundle.ts";
import { zipSeparationFolder } from "./zip-separation-folder.ts";

export function bindSeparationRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, separationApi, {
    separationFolder: (context, { query }) => getSeparationFolder(context, query),
    separationSites: (context, { query }) => listSeparationSites(context, query),
    saveSeparationReason: {
      prepare: async (context, { body }) => {
        const files = await storeAttachments(context, body.attachments);
        return (transaction) => saveSeparationReason(transaction, body, files);
      },
    },
    addSeparationEvidence: {
      prepare: async (context, { body }) => {
        const files = await storeAttachments(context, body.attachments);
        return (transaction) => addEvidence(transaction, body, files);
      },
    },
    separationEvidence: (context, { params }) => getEvidence(context, params.evidenceId),
    removeSeparationEvidence: (context, { params }) => removeEvidence(context, params.evidenceId),
    requestSeparationBundle: (context, { body }) => requestSeparationBundle(context, body),
    zipSeparationFolder: (context, { query }) => zipSeparationFolder(context, query),
    downloadSeparationFolder: (context, { query }) => downloadSeparationFolder(context, query),
  });
}
