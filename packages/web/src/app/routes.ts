import { permission, type Permission } from "@kreislauf/contract/base";
import type { MobileBarSlotName } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import type { RouteName } from "../base/paths.ts";

const { agreementManager, documentManager, fileExportManager, siteManager, orderManager, userManager } =
  permission;

export interface RouteDefinition {
  /** The path of the screen's file below `src`, without `-screen.tsx`. */
  readonly screen: string;
  /**
   * Who may open the route. `guest`: signed-out visitors, `ticket`: visitors who have given their password but not yet
   * chosen a company, `user`: signed-in users, `anybody`: all of these.
   */
  readonly audience: "guest" | "ticket" | "user" | "anybody";
  /** `frame`: with menus and bars around the screen, `bare`: without. */
  readonly layout: "frame" | "bare";
  /**
   * Users need at least one of these rights to open the route; absent, they need none (docs/coverage.md 2.26 to 2.28,
   * D5.3).
   */
  readonly anyPermission?: readonly Permission[];
  /** The route also requires that documents are switched on for the user's company. */
  readonly needsDocuments?: true;
  /** Whether the mobile top bar has a back button. */
  readonly hasBackButton?: true;
  /** Slots of the mobile top bar that the screen fills with `InMobileBar`. */
  readonly mobileBarSlots?: readonly MobileBarSlotName[];
  /** Whether users can open the route before they have changed their initial password. */
  readonly withInitialPassword?: true;
}

const user = { audience: "user", layout: "frame" } as const;
const anybody = { audience: "anybody", layout: "frame" } as const;
const link = { audience: "anybody", layout: "bare" } as const;
const ordering = [orderManager, agreementManager] as const;

export const routes: Readonly<Record<RouteName, RouteDefinition>> = {
  maintenance: { ...link, screen: "session/maintenance/maintenance" },
  login: { screen: "session/sign-in/sign-in", audience: "guest", layout: "bare" },
  selectCompany: { screen: "session/company/select-company", audience: "ticket", layout: "bare" },
  companyAccount: { ...link, screen: "session/company/company-account" },
  resetPassword: { ...link, screen: "session/mail-links/reset-password" },
  join: { ...link, screen: "session/mail-links/join" },
  disposer: { ...link, screen: "disposers/disposer" },
  dashboard: { ...user, screen: "app/dashboard/dashboard" },
  agreements: {
    ...user,
    screen: "agreements/agreements",
    anyPermission: ordering,
    mobileBarSlots: ["scope", "export"],
  },
  siteOrders: {
    ...user,
    screen: "orders/ordering/many-sites/site-orders",
    anyPermission: [orderManager],
    hasBackButton: true,
    mobileBarSlots: ["scope"],
  },
  balance: {
    ...user,
    screen: "balance/balance",
    anyPermission: [fileExportManager, documentManager],
    hasBackButton: true,
    mobileBarSlots: ["scope"],
  },
  labels: {
    ...user,
    screen: "labels/labels",
    anyPermission: ordering,
    hasBackButton: true,
    mobileBarSlots: ["scope"],
  },
  container: { ...link, screen: "labels/container" },
  orderContainer: { screen: "labels/order-container", audience: "user", layout: "bare" },
  containerReport: {
    ...user,
    screen: "labels/container-report",
    anyPermission: [orderManager],
    hasBackButton: true,
  },
  orderHistory: {
    ...user,
    screen: "orders/history/order-history",
    anyPermission: ordering,
    mobileBarSlots: ["scope", "filter", "export"],
  },
  order: { ...user, screen: "orders/detail/order-detail", anyPermission: ordering, hasBackButton: true },
  quote: { ...user, screen: "quotes/quote", anyPermission: ordering, hasBackButton: true },
  statistics: {
    ...user,
    screen: "exports/statistics/statistics",
    anyPermission: [fileExportManager],
    hasBackButton: true,
    mobileBarSlots: ["scope", "export"],
  },
  mailedExport: {
    ...user,
    screen: "exports/files/mailed-export",
    anyPermission: [fileExportManager, documentManager],
    hasBackButton: true,
  },
  calendar: {
    ...user,
    screen: "exports/calendar/calendar",
    anyPermission: ordering,
    hasBackButton: true,
    mobileBarSlots: ["scope"],
  },
  proofs: {
    ...user,
    screen: "proofs/proofs",
    anyPermission: [fileExportManager, documentManager],
    hasBackButton: true,
    mobileBarSlots: ["scope"],
  },
  register: {
    ...user,
    screen: "waste-register/register",
    anyPermission: [fileExportManager, documentManager],
    hasBackButton: true,
    mobileBarSlots: ["scope"],
  },
  separation: {
    ...user,
    screen: "separation/separation",
    anyPermission: [fileExportManager, documentManager],
    hasBackButton: true,
    mobileBarSlots: ["scope"],
  },
  documents: {
    ...user,
    screen: "documents/documents",
    anyPermission: [documentManager],
    needsDocuments: true,
    mobileBarSlots: ["scope", "search", "filter", "export", "tabs"],
  },
  statement: {
    ...user,
    screen: "accounting/statement",
    anyPermission: [documentManager],
    needsDocuments: true,
    hasBackButton: true,
    mobileBarSlots: ["scope"],
  },
  bookings: {
    ...user,
    screen: "accounting/bookings",
    anyPermission: [documentManager],
    needsDocuments: true,
    hasBackButton: true,
    mobileBarSlots: ["scope"],
  },
  invoiceRecipients: {
    ...user,
    screen: "documents/invoice-recipients",
    anyPermission: [documentManager],
    needsDocuments: true,
    hasBackButton: true,
  },
  invoice: {
    ...user,
    screen: "invoices/invoice",
    anyPermission: [documentManager],
    needsDocuments: true,
    hasBackButton: true,
  },
  siteSettings: {
    ...user,
    screen: "sites/list/site-settings",
    hasBackButton: true,
    mobileBarSlots: ["search"],
  },
  site: { ...user, screen: "sites/detail/site-detail", hasBackButton: true },
  createSite: {
    ...user,
    screen: "sites/form/create-site",
    anyPermission: [siteManager],
    hasBackButton: true,
  },
  editSite: { ...user, screen: "sites/form/edit-site", anyPermission: [siteManager], hasBackButton: true },
  userSettings: {
    ...user,
    screen: "users/user-settings",
    hasBackButton: true,
    mobileBarSlots: ["search", "tabs"],
  },
  inviteUser: {
    ...user,
    screen: "users/people/invite-user",
    anyPermission: [userManager],
    hasBackButton: true,
  },
  createExternalContact: {
    ...user,
    screen: "users/people/create-external-contact",
    anyPermission: [userManager],
    hasBackButton: true,
  },
  editUser: { ...user, screen: "users/people/edit-user", anyPermission: [userManager], hasBackButton: true },
  editInvitedUser: {
    ...user,
    screen: "users/people/edit-invited-user",
    anyPermission: [userManager],
    hasBackButton: true,
  },
  editExternalContact: {
    ...user,
    screen: "users/people/edit-external-contact",
    anyPermission: [userManager],
    hasBackButton: true,
  },
  approvals: {
    ...user,
    screen: "approvals/approvals",
    anyPermission: [permission.approver, ...ordering],
    hasBackButton: true,
  },
  references: {
    ...user,
    screen: "purchasing/references",
    anyPermission: [permission.purchaser],
    hasBackButton: true,
  },
  budgets: {
    ...user,
    screen: "budgets/budgets",
    anyPermission: [permission.purchaser],
    hasBackButton: true,
  },
  notifications: { ...user, screen: "notifications/notifications", hasBackButton: true },
  preferences: {
    ...user,
    screen: "app/preferences/preferences",
    hasBackButton: true,
    withInitialPassword: true,
  },
  contact: { ...user, screen: "app/help/contact", hasBackButton: true },
  help: { ...user, screen: "app/help/help", hasBackButton: true },
  faq: { ...user, screen: "app/help/faq", hasBackButton: true },
  mobileSettings: { ...user, screen: "app/help/mobile-settings" },
  imprint: { ...anybody, screen: "app/legal/imprint", hasBackButton: true },
  privacyPolicy: { ...anybody, screen: "app/legal/privacy-policy", hasBackButton: true },
};

export const routeNames = Object.keys(routes) as readonly RouteName[];

interface Rights {
  readonly permissions: readonly number[];
  readonly documentsEnabled: boolean;
}

/** Whether a signed-in user may use a route; menus show the other routes as locked, or leave them out. */
export function isOpenTo(route: RouteDefinition, { permissions, documentsEnabled }: Rights): boolean {
  const hasRight = route.anyPermission?.some((wanted) => permissions.includes(wanted)) ?? true;
  return hasRight && (documentsEnabled || route.needsDocuments !== true);
}
