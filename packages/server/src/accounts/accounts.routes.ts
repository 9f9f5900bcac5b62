import { accountsApi } from "@kreislauf/contract/accounts";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { downloadStatement } from "./download-statement.ts";
import { getStatement } from "./get-statement.ts";

export function bindAccountsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, accountsApi, {
    accountStatement: (context, { query }) => getStatement(context, query),
    downloadAccountStatement: (context, { query }) => downloadStatement(context, query),
  });
}
