import type { Permission } from "@kreislauf/contract/base";
import { permission } from "@kreislauf/contract/base";
import type { MobileArea } from "../base/mobile-areas.tsx";
import type { RouteName } from "../base/paths.ts";

const { agreementManager, documentManager, fileExportManager, locationManager, orderManager, userManager } =
  permission;

export interface RouteFacts {
  /** The file of the screen below `src`, without `-screen.tsx`. A route waits until its file is there. */
  readonly screen: string;
  /**
   * Whom it is for: `guest` somebody signed out, `ticket` somebody between password and company, `user` somebody
   * signed in, `anybody` all of them.
   */
  readonly audience: "guest" | "ticket" | "user" | "anybody";
  /** Frame with menus and bars, or a bare page. */
  readonly layout: "frame" | "bare";
  /** One of these rights opens it (product.md section 2, decisions.md section 5). */
  readonly gate?: readonly Permission[];
  /** Also needs the company's documents flag. */
  readonly needsDocuments?: true;
  /** The mobile top bar leads back. */
  readonly back?: true;
  /** Places in the mobile top bar that the screen fills with `InMobileBar`. */
  readonly areas?: readonly MobileArea[];
  /** Open before the initial password is changed; no other page for users is. */
  readonly withInitialPassword?: true;
  /** Only where the server opens the pages for developers. */
  readonly devOnly?: true;
}

const user = { audience: "user", layout: "frame" } as const;
const anybody = { audience: "anybody", layout: "frame" } as const;
const link = { audience: "anybody", layout: "bare" } as const;
const ordering = [orderManager, agreementManager] as const;

export const routes: Readonly<Record<RouteName, RouteFacts>> = {
  maintenance: { ...link, screen: "session/maintenance" },
  login: { screen: "session/sign-in", audience: "guest", layout: "bare" },
  selectCompany: { screen: "session/select-company", audience: "ticket", layout: "bare" },
  resetPassword: { ...link, screen: "session/reset-password" },
  join: { ...link, screen: "session/join" },
  dashboard: { ...user, screen: "app/dashboard/dashboard" },
  agreements: {
    ...user,
    screen: "agreements/agreements",
    gate: ordering,
    areas: ["locationSwitcher", "export"],
  },
  orderHistory: {
    ...user,
    screen: "orders/order-history",
    gate: ordering,
    areas: ["locationSwitcher", "filter", "export"],
  },
  order: { ...user, screen: "orders/order-detail", gate: ordering, back: true },
  statistics: {
    ...user,
    screen: "exports/statistics",
    gate: [fileExportManager],
    back: true,
    areas: ["locationSwitcher", "export"],
  },
  mailedExport: { ...user, screen: "exports/mailed-export", gate: [fileExportManager], back: true },
  calendar: { ...user, screen: "exports/calendar", gate: ordering, back: true, areas: ["locationSwitcher"] },
  documents: {
    ...user,
    screen: "documents/documents",
    gate: [documentManager],
    needsDocuments: true,
    areas: ["switch", "search", "filter", "tabs"],
  },
  locationSettings: { ...user, screen: "locations/location-settings", back: true, areas: ["search"] },
  location: { ...user, screen: "locations/location-detail", back: true },
  createLocation: { ...user, screen: "locations/create-location", gate: [locationManager], back: true },
  editLocation: { ...user, screen: "locations/edit-location", gate: [locationManager], back: true },
  userSettings: { ...user, screen: "users/user-settings", back: true, areas: ["search"] },
  inviteUser: { ...user, screen: "users/invite-user", gate: [userManager], back: true },
  createExternalUser: {
    ...user,
    screen: "users/create-external-user",
    gate: [userManager],
    back: true,
  },
  editUser: { ...user, screen: "users/edit-user", gate: [userManager], back: true },
  editInvitedUser: { ...user, screen: "users/edit-invited-user", gate: [userManager], back: true },
  editExternalUser: { ...user, screen: "users/edit-external-user", gate: [userManager], back: true },
  notifications: { ...user, screen: "notifications/notifications", back: true },
  preferences: {
    ...user,
    screen: "app/preferences/preferences",
    back: true,
    withInitialPassword: true,
  },
  contact: { ...user, screen: "app/help/contact", back: true },
  help: { ...user, screen: "app/help/help", back: true },
  faq: { ...user, screen: "app/help/faq", back: true },
  mobileSettings: { ...user, screen: "app/help/mobile-settings" },
  imprint: { ...anybody, screen: "app/legal/imprint", back: true },
  privacyPolicy: { ...anybody, screen: "app/legal/privacy-policy", back: true },
  widgets: { ...anybody, screen: "app/dev/widgets", layout: "bare", devOnly: true },
};

export const routeNames = Object.keys(routes) as readonly RouteName[];

interface Rights {
  readonly permissions: readonly number[];
  readonly documentsEnabled: boolean;
}

/** Whether a signed-in user may use a route; the menus lock what they may not. */
export function isOpenTo(route: RouteFacts, { permissions, documentsEnabled }: Rights): boolean {
  const hasRight = route.gate?.some((wanted) => permissions.includes(wanted)) ?? true;
  return hasRight && (documentsEnabled || route.needsDocuments !== true);
}
