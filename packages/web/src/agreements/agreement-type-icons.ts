import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import type { LucideIcon } from "lucide-react";
import { CalendarCheck, Hourglass, Phone, RefreshCw } from "lucide-react";

/** Decorative: the name of the type is always shown, too. */
export const agreementTypeIcons: Readonly<Record<AgreementTypeId, LucideIcon>> = {
  1: CalendarCheck,
  2: Hourglass,
  3: Phone,
  4: RefreshCw,
};
