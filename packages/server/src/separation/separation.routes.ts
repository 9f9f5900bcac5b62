import { separationApi } from "@kreislauf/contract/separation";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { downloadSeparationFolder } from "./download-separation-folder.ts";
import { getSeparationFolder } from "./get-separation-folder.ts";
import { saveSeparationReason } from "./save-separation-reason.ts";

export function bindSeparationRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, separationApi, {
    separationFolder: (context, { query }) => getSeparationFolder(context, query),
    saveSeparationReason: (context, { body }) => saveSeparationReason(context, body),
    downloadSeparationFolder: (context, { query }) => downloadSeparationFolder(context, query),
  });
}
