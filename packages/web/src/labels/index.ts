export { containerReportsQuery } from "./labels.queries.ts";
