export { bindBudgetsRoutes } from "./budgets.routes.ts";
export { startBudgetJobs } from "./warn-budgets.ts";
