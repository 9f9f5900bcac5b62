import { Refusal } from "@kreislauf/contract/base";
import { labelsApi } from "@kreislauf/contract/labels";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { editLabel, endCodes, renewCode } from "./change-label.ts";
import { closeReport } from "./close-report.ts";
import { listLabels } from "./list-labels.ts";
import { printLabels } from "./print-labels.ts";
import { reportContainer } from "./report-container.ts";
import { reportNumber } from "./report-number.ts";
import { countOpenReports, listOpenReports } from "./reports.store.ts";
import { findOwnContainer, readScannedContainer } from "./scanned-container.ts";
import { getReport, toReportView } from "./to-report-view.ts";

export function bindLabelsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, labelsApi, {
    listContainerLabels: async (context, { params }) => ({ labels: await listLabels(context, params.id) }),
    editContainerLabel: (context, { params, body }) => editLabel(context, params.id, body),
    // The PDF is drawn outside a transaction.
    printContainerLabels: { handle: (context, { body }) => printLabels(context, body) },
    renewContainerCode: (context, { params, body }) => renewCode(context, params.id, body.version),
    endContainerCodes: async (context, { body }) => {
      await endCodes(context, body.agreementIds);
      return {};
    },
    scannedContainer: (context, { params }) => readScannedContainer(context, params.token),
    ownContainer: (context, { params }) => findOwnContainer(context, params.token),
    // The photo is decoded outside a transaction.
    reportContainer: { handle: (context, { params, body }) => reportContainer(context, params.token, body) },
    listContainerReports: async (context) => ({
      total: await countOpenReports(context),
      reports: (await listOpenReports(context)).map((row) => toReportView(row, context.language)),
    }),
    containerReport: async (context, { params }) =>
      toReportView(await getReport(context, params.reportId), context.language),
    containerReportPhoto: async (context, { params }) => {
      const { id, content_hash } = await getReport(context, params.reportId);
      if (content_hash === null) throw new Refusal("not_found");
      const content = await context.files.read(content_hash);
      return {
        fileName: `${reportNumber(id)}.jpg`,
        file: `data:image/jpeg;base64,${content.toString("base64")}`,
      };
    },
    closeContainerReport: (context, { params, body }) => closeReport(context, params.reportId, body),
  });
}
