export { bindBalanceRoutes } from "./balance.routes.ts";
export { deleteEmissionFactors, listEmissionFactors, saveEmissionFactor } from "./balance.store.ts";
