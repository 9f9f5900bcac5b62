import { budgetsApi } from "@kreislauf/contract/budgets";
import type { FastifyInstance } from "fastify";
import { bindEndpoints, type HttpServices } from "../base/http/bind-endpoints.ts";
import { downloadCosts } from "./cost-file.ts";
import { getCostLines, getCostReport } from "./cost-report.ts";
import { getBudgetOutlook } from "./get-budget-outlook.ts";
import {
  changeBudget,
  createBudget,
  deleteBudget,
  getBudgetReservations,
  getBudgets,
} from "./manage-budgets.ts";

export function bindBudgetsRoutes(app: FastifyInstance, services: HttpServices): void {
  bindEndpoints(app, services, budgetsApi, {
    budgets: (context, { query }) => getBudgets(context, query.year),
    createBudget: (context, { body }) => createBudget(context, body),
    changeBudget: (context, { params, body }) => changeBudget(context, params.id, body),
    deleteBudget: (context, { params, query }) => deleteBudget(context, params.id, query.version),
    budgetReservations: (context, { params }) => getBudgetReservations(context, params.id),
    budgetOutlook: (context, { query }) => getBudgetOutlook(context, query),
    costReport: (context, { query }) => getCostReport(context, query),
    costLines: (context, { query }) => getCostLines(context, query),
    downloadCosts: (context, { query }) => downloadCosts(context, query),
  });
}
