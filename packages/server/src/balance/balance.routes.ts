import { balanceApi } from "@kreislauf/contract/balance";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { downloadBalance } from "./balance-file.ts";
import { getWasteBalance } from "./get-waste-balance.ts";
import { listBalanceReceipts } from "./list-balance-receipts.ts";

export function bindBalanceRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, balanceApi, {
    wasteBalance: (context, { query }) => getWasteBalance(context, query),
    balanceReceipts: (context, { query }) => listBalanceReceipts(context, query),
    downloadBalance: (context, { query }) => downloadBalance(context, query),
  });
}
