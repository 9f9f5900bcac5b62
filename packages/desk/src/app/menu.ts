import type { StaffRole } from "@kreislauf/contract/base";
import { type DeskStaff, hasRole } from "../base/desk-session.ts";

interface MenuEntry {
  readonly name: "orders" | "claims" | "agreements" | "documents" | "customers" | "administration";
  readonly path: string;
  readonly roles: readonly StaffRole[];
}

export const menu: readonly MenuEntry[] = [
  { name: "orders", path: "/orders", roles: ["dispatch", "claims"] },
  { name: "claims", path: "/claims", roles: ["claims", "dispatch"] },
  { name: "agreements", path: "/agreements", roles: ["dispatch", "master_data"] },
  { name: "documents", path: "/documents", roles: ["documents"] },
  { name: "customers", path: "/customers", roles: ["master_data", "dispatch", "claims"] },
  { name: "administration", path: "/administration", roles: ["administration"] },
];

export const isOpenTo = ({ roles }: MenuEntry, staff: DeskStaff): boolean => hasRole(staff, ...roles);
