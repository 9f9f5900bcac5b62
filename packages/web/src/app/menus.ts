import {
  BadgeCheck,
  Calendar,
  ChartColumn,
  CheckCheck,
  createLucideIcon,
  Ellipsis,
  Euro,
  Hash,
  LayoutDashboard,
  List,
  type LucideIcon,
  Scale,
  Tag,
} from "lucide-react";
import type { PlainRouteName, RouteName } from "../base/paths.ts";

/** A container with a plus, drawn after design/dashboard.html, because the icon set has none. */
const ContainerPlus = createLucideIcon("container-plus", [
  ["path", { d: "M3 9h13M4.5 9l2 8h7l1.3-5M6 6l2-2 3 2M18 12v7M14.5 15.5h7", key: "container" }],
]);

/** The six entries of the top menu, from left to right (docs/coverage.md 2.24). */
export const topMenu: readonly PlainRouteName[] = [
  "dashboard",
  "agreements",
  "orderHistory",
  "siteSettings",
  "userSettings",
  "documents",
];

interface IconEntry {
  readonly name: PlainRouteName;
  readonly icon: LucideIcon;
}

/** Entries of the submenu "Mehr" of the top menu, and of the phone's page "Mehr". A user sees those they may open. */
export const moreMenu: readonly IconEntry[] = [
  { name: "proofs", icon: BadgeCheck },
  { name: "approvals", icon: CheckCheck },
  { name: "budgets", icon: Euro },
  { name: "references", icon: Hash },
  { name: "statistics", icon: ChartColumn },
  { name: "calendar", icon: Calendar },
  { name: "balance", icon: Scale },
  { name: "labels", icon: Tag },
];

export const bottomBar: readonly IconEntry[] = [
  { name: "dashboard", icon: LayoutDashboard },
  { name: "agreements", icon: ContainerPlus },
  { name: "orderHistory", icon: List },
  { name: "mobileSettings", icon: Ellipsis },
];

export const footerLinks: readonly PlainRouteName[] = ["help", "contact", "imprint", "privacyPolicy"];

/** Screens without a menu entry, each with the entry that is highlighted while it is open. */
const parentEntries: Partial<Record<RouteName, RouteName>> = {
  siteOrders: "agreements",
  quote: "agreements",
  order: "orderHistory",
  containerReport: "agreements",
  mailedExport: "orderHistory",
  site: "siteSettings",
  createSite: "siteSettings",
  editSite: "siteSettings",
  inviteUser: "userSettings",
  createExternalContact: "userSettings",
  editUser: "userSettings",
  editInvitedUser: "userSettings",
  editExternalContact: "userSettings",
  register: "proofs",
  separation: "proofs",
  statement: "documents",
  bookings: "documents",
  invoice: "documents",
  invoiceRecipients: "documents",
  preferences: "mobileSettings",
  contact: "mobileSettings",
  help: "mobileSettings",
  faq: "mobileSettings",
  imprint: "mobileSettings",
  privacyPolicy: "mobileSettings",
};

export const menuEntryOf = (name: RouteName | undefined): RouteName | undefined =>
  name === undefined ? undefined : (parentEntries[name] ?? name);
