import type { StaffRole } from "@kreislauf/contract/base";
import {
  Building2,
  FileText,
  Handshake,
  Inbox,
  type LucideIcon,
  MessageSquareWarning,
  UsersRound,
} from "lucide-react";
import { type DeskStaff, hasRole } from "../base/desk-session.ts";

export interface MenuEntry {
  readonly name: "orders" | "claims" | "agreements" | "documents" | "customers" | "administration";
  readonly path: string;
  readonly roles: readonly StaffRole[];
  readonly icon: LucideIcon;
  /** Shown in the bottom bar of narrow screens. The bar's last entry opens a page with all the others. */
  readonly isInBottomBar?: true;
}

export const menu: readonly MenuEntry[] = [
  { name: "orders", path: "/orders", roles: ["dispatch", "claims"], icon: Inbox, isInBottomBar: true },
  {
    name: "claims",
    path: "/claims",
    roles: ["claims", "dispatch"],
    icon: MessageSquareWarning,
    isInBottomBar: true,
  },
  { name: "agreements", path: "/agreements", roles: ["dispatch", "master_data"], icon: Handshake },
  { name: "documents", path: "/documents", roles: ["documents"], icon: FileText },
  {
    name: "customers",
    path: "/customers",
    roles: ["master_data", "dispatch", "claims"],
    icon: Building2,
    isInBottomBar: true,
  },
  { name: "administration", path: "/administration", roles: ["administration"], icon: UsersRound },
];

export const morePath = "/more";

export const isOpenTo = ({ roles }: MenuEntry, staff: DeskStaff): boolean => hasRole(staff, ...roles);
