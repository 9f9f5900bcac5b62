import { exportsApi } from "@kreislauf/contract/exports";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http.ts";
import { download } from "./download.ts";
import { downloadMailedExport, showMailedExport } from "./mailed-export.ts";
import { wasteStatistics } from "./statistics.ts";

export function bindExportsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, exportsApi, {
    downloadContainerStock: (context, { query }) => download(context, { kind: "container_stock", query }),
    downloadOrders: (context, { query }) => download(context, { kind: "orders", query }),
    downloadStatistics: (context, { query }) => download(context, { kind: "waste_statistics", query }),
    mailedExport: (context, { params }) => showMailedExport(context, params.exportId),
    downloadMailedExport: (context, { params }) => downloadMailedExport(context, params.exportId),
    wasteStatistics: (context, { query }) => wasteStatistics(context, query),
  });
}
