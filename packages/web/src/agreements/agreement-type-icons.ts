import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import { CalendarCheck, Hourglass, Phone, RefreshCw, type LucideIcon } from "lucide-react";

/** The icons are decorative: the name of the type is always shown beside them. */
export const agreementTypeIcons: Readonly<Record<AgreementTypeId, LucideIcon>> = {
  1: CalendarCheck,
  2: Hourglass,
  3: Phone,
  4: RefreshCw,
};
