import type { DeskCustomer } from "@kreislauf/contract/desk";
import { CircleCheck, Mail } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { customersTexts } from "../customers.texts.ts";

const icons = { none: null, invited: Mail, active: CircleCheck } as const;

/** Whether anybody of a company can sign in. */
export function AccessBadge({ access }: { access: DeskCustomer["access"] }) {
  const { accessStates } = useTexts(customersTexts);
  const icon = icons[access];
  return (
    <Badge active={access === "invited"} {...(icon !== null && { icon })}>
      {accessStates[access]}
    </Badge>
  );
}
