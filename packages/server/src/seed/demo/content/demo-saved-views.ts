/** Views of the order list that people of company A keep. `query` holds the parameters of the list's address. */
export const demoSavedViews = [
  {
    by: "admin@demo.example",
    name: "Zu klären",
    shared: true,
    query: { site: "all", orderStatus: "1", orderPhase: "overdue,feedback,proposal" },
  },
  {
    by: "admin@demo.example",
    name: "Diese Woche",
    shared: false,
    query: { site: "all", orderStatus: "1", plannedPeriod: "thisWeek", orderSort: "desiredDate-asc" },
  },
  {
    by: "auftrag@demo.example",
    name: "Reklamationen",
    shared: true,
    query: { site: "all", orderStatus: "3" },
  },
] as const;
