import type { Permission } from "@kreislauf/contract/base";
import { permission } from "@kreislauf/contract/base";
import type { MobileBarSlotName } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import type { RouteName } from "../base/paths.ts";

const { agreementManager, documentManager, fileExportManager, siteManager, orderManager, userManager } =
  permission;

export interface RouteDefinition {
  /** The file of the screen below `src`, without `-screen.tsx`. A route waits until its file is there. */
  readonly screen: string;
  /**
   * Whom it is for: `guest` somebody signed out, `ticket` somebody between password and company, `user` somebody
   * signed in, `anybody` all of them.
   */
  readonly audience: "guest" | "ticket" | "user" | "anybody";
  /** Frame with menus and bars, or a bare page. */
  readonly layout: "frame" | "bare";
  /** One of these rights opens it (docs/coverage.md 2.26 to 2.28, D5.3). */
  readonly anyPermission?: readonly Permission[];
  /** Also needs the company's documents flag. */
  readonly needsDocuments?: true;
  /** The mobile top bar leads back. */
  readonly hasBackButton?: true;
  /** Places in the mobile top bar that the screen fills with `InMobileBar`. */
  readonly mobileBarSlots?: readonly MobileBarSlotName[];
  /** Open before the initial password is changed; no other page for users is. */
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
  resetPassword: { ...link, screen: "session/links/reset-password" },
  join: { ...link, screen: "session/links/join" },
  dashboard: { ...user, screen: "app/dashboard/dashboard" },
  agreements: {
    ...user,
    screen: "agreements/agreements",
    anyPermission: ordering,
    mobileBarSlots: ["scope", "export"],
  },
  orderHistory: {
    ...user,
    screen: "orders/history/order-history",
    anyPermission: ordering,
    mobileBarSlots: ["scope", "filter", "export"],
  },
  order: { ...user, screen: "orders/detail/order-detail", anyPermission: ordering, hasBackButton: true },
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
    anyPermission: [fileExportManager],
    hasBackButton: true,
  },
  calendar: {
    ...user,
    screen: "exports/calendar/calendar",
    anyPermission: ordering,
    hasBackButton: true,
    mobileBarSlots: ["scope"],
  },
  documents: {
    ...user,
    screen: "documents/documents",
    anyPermission: [documentManager],
    needsDocuments: true,
    mobileBarSlots: ["switch", "search", "filter", "tabs"],
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
  userSettings: { ...user, screen: "users/user-settings", hasBackButton: true, mobileBarSlots: ["search"] },
  inviteUser: {
    ...user,
    screen: "users/people/invite-user",
    anyPermission: [userManager],
    hasBackButton: true,
  },
  createExternalUser: {
    ...user,
    screen: "users/people/create-external-user",
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
  editExternalUser: {
    ...user,
    screen: "users/people/edit-external-user",
    anyPermission: [userManager],
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

/** Whether a signed-in user may use a route; the menus lock what they may not. */
export function isOpenTo(route: RouteDefinition, { permissions, documentsEnabled }: Rights): boolean {
  const hasRight = route.anyPermission?.some((wanted) => permissions.includes(wanted)) ?? true;
  return hasRight && (documentsEnabled || route.needsDocuments !== true);
}
