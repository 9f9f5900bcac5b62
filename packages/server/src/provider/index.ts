export { findKeyHolder } from "./api-keys.ts";
export { bindProviderRoutes } from "./provider.routes.ts";
