export { signedInUser } from "./signed-in-user.ts";
export { bindUsersRoutes } from "./users.routes.ts";
export { findLogin, findMember, listCompaniesOf } from "./users.store.ts";
export type { Member } from "./users.store.ts";
