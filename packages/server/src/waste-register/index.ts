export { bindWasteRegisterRoutes } from "./waste-register.routes.ts";
export { writeRegisterBundle } from "./register-bundle.ts";
