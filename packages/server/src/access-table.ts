import { agreementsApi } from "@kreislauf/contract/agreements";
import type { Access, Permission } from "@kreislauf/contract/base";
import { locationsApi } from "@kreislauf/contract/locations";
import { ordersApi } from "@kreislauf/contract/orders";
import { type AccessTable, usersApi } from "@kreislauf/contract/users";

const opens = (access: Access): readonly Permission[] =>
  typeof access === "object" && "anyOf" in access ? access.anyOf : [];

/**
 * Which permissions open what the view of rights answers for, read from the endpoints themselves. A test holds every
 * endpoint against it.
 */
export const accessTable: AccessTable = {
  see_location: opens(locationsApi.serviceLocation.access),
  read_orders: opens(ordersApi.listOrders.access),
  give_orders: opens(ordersApi.createOrder.access),
  change_agreements: opens(agreementsApi.updateAgreement.access),
  store_tires: opens(locationsApi.addTires.access),
  manage_locations: opens(locationsApi.createServiceLocation.access),
  manage_users: opens(usersApi.deleteUser.access),
};
