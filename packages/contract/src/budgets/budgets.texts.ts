import { defineTexts, type RoomErrorCode } from "../base/index.ts";

export const budgetsErrorTexts = defineTexts<Record<RoomErrorCode<"budgets">, string>>({
  de: {
    budget_exists: "Für dieses Jahr gibt es hier schon ein Budget.",
    budget_changed: "Das Budget wurde inzwischen geändert. Es ist neu geladen.",
    budgets_full: "Mehr Budgets lassen sich nicht anlegen.",
  },
  en: {
    budget_exists: "There already is a budget for this year.",
    budget_changed: "The budget has been changed in the meantime. It has been reloaded.",
    budgets_full: "No more budgets can be added.",
  },
});
