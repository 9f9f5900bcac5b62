import type { OrderAction } from "@kreislauf/contract/orders";
import { Ban, Check, CheckCheck, Flag, Pencil, type LucideIcon } from "lucide-react";

export const orderActionIcons: Readonly<Record<OrderAction, LucideIcon>> = {
  edit: Pencil,
  cancel: Ban,
  claim: Flag,
  close_claim: CheckCheck,
  resolved: Check,
};
