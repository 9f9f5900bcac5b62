import { exportsApi } from "@kreislauf/contract/exports";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { downloadExport } from "./download-export.ts";
import { downloadMailedExport, getMailedExport } from "./mailed-export.ts";
import { getStatisticsReferences } from "./statistics-references.ts";
import { getWasteStatistics } from "./waste-statistics.ts";

export function bindExportsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, exportsApi, {
    downloadContainerStock: (context, { query }) =>
      downloadExport(context, { kind: "container_stock", query }),
    downloadOrders: (context, { query }) => downloadExport(context, { kind: "orders", query }),
    downloadStatistics: (context, { query }) => downloadExport(context, { kind: "waste_statistics", query }),
    mailedExport: (context, { params }) => getMailedExport(context, params.exportId),
    downloadMailedExport: (context, { params }) => downloadMailedExport(context, params.exportId),
    wasteStatistics: (context, { query }) => getWasteStatistics(context, query),
    statisticsReferences: (context, { query }) => getStatisticsReferences(context, query),
  });
}
