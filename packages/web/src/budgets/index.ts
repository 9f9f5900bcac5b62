export { BudgetOutlookNotes } from "./budget-outlook-notes.tsx";
