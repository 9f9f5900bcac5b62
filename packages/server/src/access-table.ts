import { agreementsApi } from "@kreislauf/contract/agreements";
import { documentsApi } from "@kreislauf/contract/documents";
import { exportsApi } from "@kreislauf/contract/exports";
import { locationsApi } from "@kreislauf/contract/locations";
import { ordersApi } from "@kreislauf/contract/orders";
import { type AccessTable, usersApi } from "@kreislauf/contract/users";

/**
 * What opens what the view of rights answers for, read from the endpoints themselves. A test holds every endpoint
 * against it.
 */
export const accessTable: AccessTable = {
  see_location: [locationsApi.serviceLocation.access],
  read_orders: [ordersApi.listOrders.access],
  give_orders: [ordersApi.createOrder.access],
  change_agreements: [agreementsApi.updateAgreement.access],
  export_data: [exportsApi.downloadOrders.access],
  // Documents of an order one may see, as `documentsOfOrder` has it.
  read_order_documents: [ordersApi.orderDocuments.access, ordersApi.listOrders.access],
  read_documents: [documentsApi.listDocuments.access],
  store_tires: [locationsApi.addTires.access],
  manage_locations: [locationsApi.createServiceLocation.access],
  manage_users: [usersApi.deleteUser.access],
};
