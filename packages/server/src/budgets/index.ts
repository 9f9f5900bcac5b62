export { budgetReachedMail } from "./budget-reached.mail.ts";
export { bindBudgetsRoutes } from "./budgets.routes.ts";
export { startBudgetJobs } from "./warn-budgets.ts";
