export { actingPerson } from "./acting-person.ts";
export { addInvited, rightsOf } from "./add-invited.ts";
export { personSortKey } from "./person-sort-key.ts";
export { signedInUser } from "./signed-in-user.ts";
export { namesOfSites } from "./user-sites.store.ts";
export { bindUsersRoutes } from "./users.routes.ts";
export { findInvited, findLogin, findLoginById, findMember, listCompaniesOf } from "./users.store.ts";
export type { Invited, Member } from "./users.store.ts";
