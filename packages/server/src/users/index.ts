export { actingPerson } from "./acting-person.ts";
export { signedInUser } from "./signed-in-user.ts";
export { bindUsersRoutes } from "./users.routes.ts";
export { addInvited } from "./add-invited.ts";
export { personSortKey } from "./person-sort-key.ts";
export {
  findInvited,
  findLogin,
  findLoginById,
  findMember,
  findPerson,
  listCompaniesOf,
} from "./users.store.ts";
export type { Invited, Member } from "./users.store.ts";
