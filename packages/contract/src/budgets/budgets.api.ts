import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission } from "../base/index.ts";
import { costMediaTypes } from "./budgets.codes.ts";
import {
  budget,
  budgetChange,
  budgetInput,
  budgetList,
  budgetOutlook,
  budgetOutlookQuery,
  budgetRemoval,
  budgetsQuery,
  costExportQuery,
  costLines,
  costLinesQuery,
  costReport,
  costReportQuery,
  reservations,
} from "./budgets.schema.ts";

const keepers = needs(permission.purchaser);
const budgetParams = z.object({ id: idParam });

/** Budgets of sites and cost centres, and what a year cost (docs/coverage.md D35). */
export const budgetsApi = {
  budgets: {
    method: "GET",
    path: "/budgets",
    summary: "The budgets of a year: what is spent, reserved and left",
    access: keepers,
    query: budgetsQuery,
    answer: budgetList,
  },
  createBudget: {
    method: "POST",
    path: "/budgets",
    summary: "Set a budget for a site or a cost centre and a year",
    access: keepers,
    body: budgetInput,
    answer: budget,
    status: 201,
    refusals: ["not_found", "budget_exists", "budgets_full"],
  },
  changeBudget: {
    method: "PATCH",
    path: "/budgets/:id",
    summary: "Change the amount of a budget",
    access: keepers,
    params: budgetParams,
    body: budgetChange,
    answer: budget,
    refusals: ["not_found", "budget_changed"],
  },
  deleteBudget: {
    method: "DELETE",
    path: "/budgets/:id",
    summary: "Delete a budget; what was ordered and charged stays",
    access: keepers,
    params: budgetParams,
    query: budgetRemoval,
    answer: z.object({}),
    refusals: ["not_found", "budget_changed"],
  },
  budgetReservations: {
    method: "GET",
    path: "/budgets/:id/reservations",
    summary: "The orders and requests that a budget is reserved for",
    access: keepers,
    params: budgetParams,
    answer: reservations,
    refusals: ["not_found"],
  },
  budgetOutlook: {
    method: "GET",
    path: "/budget-outlook",
    summary: "The budgets of which 80 % or more would be used with an order",
    access: needs(permission.orderManager, permission.agreementManager),
    query: budgetOutlookQuery,
    answer: budgetOutlook,
    refusals: ["not_found"],
  },
  costReport: {
    method: "GET",
    path: "/cost-report",
    summary: "What a year cost by month and by cost centre, site or waste type",
    access: keepers,
    query: costReportQuery,
    answer: costReport,
  },
  costLines: {
    method: "GET",
    path: "/cost-report/lines",
    summary: "The lines of invoices behind a figure of the cost report",
    access: keepers,
    query: costLinesQuery,
    answer: costLines,
  },
  downloadCosts: {
    method: "GET",
    path: "/cost-report/download",
    summary: "The cost report with its lines as xlsx, or the lines as csv",
    access: keepers,
    query: costExportQuery,
    answer: { mediaTypes: Object.values(costMediaTypes) },
  },
} as const satisfies EndpointTable;
