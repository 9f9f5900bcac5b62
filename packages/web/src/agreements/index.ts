export { agreementsQuery, containerActionsQuery } from "./agreements.queries.ts";
