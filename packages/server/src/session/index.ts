export { createAuthenticator } from "./authenticate.ts";
export { hashPassword } from "./passwords.ts";
export { getSessionSecrets } from "./session-secrets.ts";
export { bindSessionRoutes } from "./session.routes.ts";
