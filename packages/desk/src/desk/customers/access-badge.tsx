import type { DeskCustomer } from "@kreislauf/contract/desk";
import { CircleCheck, CircleSlash, Mail } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { customersTexts } from "../customers.texts.ts";

const icons = { none: null, invited: Mail, active: CircleCheck } as const;

/** Whether anybody of a company can sign in. */
export function AccessBadge({ customer }: { customer: Pick<DeskCustomer, "access" | "deactivatedOn"> }) {
  const { accessStates, inactive } = useTexts(customersTexts);
  const { access, deactivatedOn } = customer;
  if (deactivatedOn !== null) return <Badge icon={CircleSlash}>{inactive}</Badge>;
  const icon = icons[access];
  return (
    <Badge active={access === "invited"} {...(icon !== null && { icon })}>
      {accessStates[access]}
    </Badge>
  );
}
