import type { InternalMessages } from "../base/http/error-handler.ts";
import { agreementsApi } from "@kreislauf/contract/agreements";
import type { Endpoint } from "@kreislauf/contract/base";
import { catalogApi } from "@kreislauf/contract/catalog";
import { sitesApi } from "@kreislauf/contract/sites";
import { orderingApi, ordersApi } from "@kreislauf/contract/orders";
import { mailLinksApi, sessionApi } from "@kreislauf/contract/session";
import { usersApi } from "@kreislauf/contract/users";

/**
 * Marks calls whose English errors are only the refusal's sentence, without the internal message before it
 * (docs/decisions.md 1.9).
 */
const replacedBySentence = true;

const messages: readonly (readonly [Endpoint, string, replaces?: typeof replacedBySentence])[] = [
  [sessionApi.signIn, "Failed to log user in"],
  [sessionApi.chooseCompany, "Failed to log user in"],
  [sessionApi.refresh, "Failed to refresh access token"],
  [sessionApi.forgotPassword, "Failed to request new password"],
  [mailLinksApi.resetPassword, "Failed to set new password"],
  [sessionApi.changePassword, "Failed to set new password"],
  [mailLinksApi.activate, "Failed to activate user"],
  [usersApi.accountSettings, "Failed to get notifications"],
  [usersApi.changeEmailSettings, "Failed to set new data"],
  [usersApi.changeProfile, "Failed to set new data"],
  [usersApi.changeAvatar, "Failed to set new avatar"],
  [usersApi.companyUiFields, "Failed to load company UI fields"],
  [usersApi.registeredUsers, "Failed to retrieve registered users"],
  [usersApi.invitedUsers, "Failed to retrieve invited users"],
  [usersApi.externalUsers, "Failed to retrieve external users"],
  [usersApi.user, "Failed to retrieve user"],
  [usersApi.externalContact, "Failed to retrieve external contact person"],
  [usersApi.assignableSites, "No service locations found"],
  [usersApi.inviteUser, "Failed to invite user"],
  [usersApi.reinviteUser, "Failed to re-invite user"],
  [usersApi.changeRegisteredUser, "Failed to patch registered user"],
  [usersApi.changeInvitedUser, "Failed to patch invited user"],
  [usersApi.deleteUser, "Failed to delete user"],
  [usersApi.createExternalContact, "Failed to save external contact person"],
  [usersApi.changeExternalContact, "Failed to patch external contact person"],
  [usersApi.deleteExternalContact, "Failed to delete external contact person"],
  [catalogApi.serviceCatalog, "Failed to load service catalog"],
  [sitesApi.listSites, "Failed to load service locations"],
  [sitesApi.listSiteOptions, "Failed to load service locations"],
  [sitesApi.site, "Failed to load service location"],
  [sitesApi.siteWithAgreements, "Error getting service location"],
  [sitesApi.updateSite, "Failed to update service location", replacedBySentence],
  [sitesApi.deactivatedLocations, "Failed to fetch deactivated locations log"],
  [sitesApi.markDeactivationRead, "Failed to mark location log as read"],
  [sitesApi.tireStorage, "No location selected"],
  [ordersApi.sitesOrderInfo, "Failed to load location data"],
  [agreementsApi.listAgreements, "No service location selected"],
  [agreementsApi.updateAgreement, "Failed to update agreement", replacedBySentence],
  [agreementsApi.createInquiry, "Failed to create inquiry agreement"],
  [orderingApi.createAgreement, "Failed to create agreement", replacedBySentence],
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

/**
 * The internal message of a failed call (docs/coverage.md 8.17): a general English sentence for the log, which English
 * responses put before the sentence of the error code.
 */
export const internalMessages: InternalMessages = new Map(
  messages.map(([{ method, path }, text, replaces = false]) => [
    `${method} /api${path}`,
    { text, replacedBySentence: replaces },
  ]),
);
