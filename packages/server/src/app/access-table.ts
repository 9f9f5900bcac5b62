import { agreementsApi } from "@kreislauf/contract/agreements";
import { documentsApi } from "@kreislauf/contract/documents";
import { exportsApi } from "@kreislauf/contract/exports";
import { sitesApi } from "@kreislauf/contract/sites";
import { ordersApi } from "@kreislauf/contract/orders";
import { type AccessTable, usersApi } from "@kreislauf/contract/users";

/** The permissions behind each action of the access view, taken from the endpoints that carry out the action. */
export const accessTable: AccessTable = {
  see_location: [sitesApi.site.access],
  read_orders: [ordersApi.listOrders.access],
  give_orders: [ordersApi.createOrder.access],
  change_agreements: [agreementsApi.updateAgreement.access],
  export_data: [exportsApi.downloadOrders.access],
  // Documents of an order that the person may see, as in `listOrderDocuments`.
  read_order_documents: [ordersApi.orderDocuments.access, ordersApi.listOrders.access],
  read_documents: [documentsApi.listDocuments.access],
  store_tires: [sitesApi.addTires.access],
  manage_locations: [sitesApi.addSite.access],
  manage_users: [usersApi.deleteUser.access],
};
