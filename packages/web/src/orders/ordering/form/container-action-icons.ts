import type { ContainerActionId } from "@kreislauf/contract/catalog";
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Droplets,
  Hourglass,
  Move,
  PackageOpen,
  ShoppingCart,
  Truck,
  type LucideIcon,
} from "lucide-react";

/** The icons are decorative: the name of the action is always shown beside them. */
export const containerActionIcons: Readonly<Record<ContainerActionId, LucideIcon>> = {
  1: Truck,
  2: ArrowLeftRight,
  3: ArrowUpFromLine,
  4: PackageOpen,
  5: ArrowDownToLine,
  6: ShoppingCart,
  7: Hourglass,
  9: Droplets,
  10: PackageOpen,
  11: Move,
};
