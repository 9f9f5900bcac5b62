import type { InternalMessages } from "./base/answer-errors.ts";
import { agreementsApi } from "@kreislauf/contract/agreements";
import type { Endpoint } from "@kreislauf/contract/base";
import { catalogApi } from "@kreislauf/contract/catalog";
import { locationsApi } from "@kreislauf/contract/locations";
import { orderingApi, ordersApi } from "@kreislauf/contract/orders";
import { sessionApi } from "@kreislauf/contract/session";
import { usersApi } from "@kreislauf/contract/users";

/** Where the sentence of a refusal takes the place of the internal message, as product.md section 8 marks it. */
const givesWay = true;

const messages: readonly (readonly [Endpoint, string, gives?: typeof givesWay])[] = [
  [sessionApi.signIn, "Failed to log user in"],
  [sessionApi.chooseCompany, "Failed to log user in"],
  [sessionApi.refresh, "Failed to refresh access token"],
  [sessionApi.forgotPassword, "Failed to request new password"],
  [sessionApi.resetPassword, "Failed to set new password"],
  [sessionApi.changePassword, "Failed to set new password"],
  [sessionApi.activate, "Failed to activate user"],
  [usersApi.accountSettings, "Failed to get notifications"],
  [usersApi.changeEmailSettings, "Failed to set new data"],
  [usersApi.changeProfile, "Failed to set new data"],
  [usersApi.changeAvatar, "Failed to set new avatar"],
  [usersApi.companyUiFields, "Failed to load company UI fields"],
  [usersApi.registeredUsers, "Failed to retrieve registered users"],
  [usersApi.invitedUsers, "Failed to retrieve invited users"],
  [usersApi.externalUsers, "Failed to retrieve external users"],
  [usersApi.inviteUser, "Failed to invite user"],
  [usersApi.reinviteUser, "Failed to re-invite user"],
  [usersApi.changeRegisteredUser, "Failed to patch registered user"],
  [usersApi.changeInvitedUser, "Failed to patch invited user"],
  [usersApi.deleteUser, "Failed to delete user"],
  [usersApi.createExternalContact, "Failed to save external contact person"],
  [usersApi.changeExternalContact, "Failed to patch external contact person"],
  [usersApi.deleteExternalContact, "Failed to delete external contact person"],
  [catalogApi.serviceCatalog, "Failed to load service catalog"],
  [locationsApi.listServiceLocations, "Failed to load service locations"],
  [locationsApi.simpleServiceLocationList, "Failed to load service locations"],
  [locationsApi.serviceLocation, "Failed to load service location"],
  [locationsApi.improvedServiceLocation, "Error getting service location"],
  [locationsApi.changeServiceLocation, "Failed to update service location", givesWay],
  [locationsApi.deactivatedLocations, "Failed to fetch deactivated locations log"],
  [locationsApi.markDeactivationRead, "Failed to mark location log as read"],
  [ordersApi.locationsOrderInfo, "Failed to load location data"],
  [agreementsApi.updateAgreement, "Failed to update agreement", givesWay],
  [agreementsApi.createInquiry, "Failed to create inquiry agreement"],
  [orderingApi.createAgreement, "Failed to create agreement", givesWay],
  [orderingApi.createGroupedOrders, "Failed to create grouped orders"],
  [ordersApi.createOrder, "Failed to create order agreement"],
  [ordersApi.listAllOrders, "Failed to fetch orders"],
  [ordersApi.listOrders, "Failed to fetch orders"],
  [ordersApi.order, "Failed to fetch order"],
  [ordersApi.orderContainerActions, "Failed to fetch possible container actions"],
  [ordersApi.editOrder, "Failed to edit order"],
  [ordersApi.cancelOrder, "Failed to cancel order"],
  [ordersApi.completeOrder, "Failed to resolve order"],
  [ordersApi.claimOrder, "Failed to claim order"],
  [ordersApi.closeClaim, "Failed to cancel claim"],
  [ordersApi.leadTimeInfo, "Error getting earliest possible desire date for order"],
];

/** What a call that fails is called inside (product.md section 8): in the log, and in English answers. */
export const internalMessages: InternalMessages = new Map(
  messages.map(([{ method, path }, text, gives = false]) => [
    `${method} /api${path}`,
    { text, givesWay: gives },
  ]),
);
