import { deskDocumentTableApi, deskImportsApi } from "@kreislauf/contract/desk";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../../base/http/bind-endpoints.ts";

/** Loads the code that reads tables with the first call, so that the portal's start does not wait for it. */
const loadImports = () => import("./desk-imports.ts");

export function bindDeskImports(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, deskImportsApi, {
    deskImportKinds: async ({ language }) => (await loadImports()).describeImportKinds(language),
    // An import opens its own transaction, and a check rolls it back.
    runDeskImport: {
      handle: async (context, { body }) => (await loadImports()).runDeskImport(context, body),
    },
  });
  bindEndpoints(app, services, deskDocumentTableApi, {
    readDeskDocumentTable: async (context, { body }) =>
      (await loadImports()).readDeskDocumentTable(context, body.file),
  });
}
