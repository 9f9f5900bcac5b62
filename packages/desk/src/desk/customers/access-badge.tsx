import type { DeskCustomer } from "@kreislauf/contract/desk";
import { CircleSlash, Mail } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { customersTexts } from "../customers.texts.ts";

/** A badge that says whether anybody of a company can sign in. */
export function AccessBadge({ customer }: { customer: Pick<DeskCustomer, "access" | "deactivatedOn"> }) {
  const { accessStates, inactive } = useTexts(customersTexts);
  const { access, deactivatedOn } = customer;
  if (deactivatedOn !== null) return <Badge icon={CircleSlash}>{inactive}</Badge>;
  const word = accessStates[access];
  if (access === "active") return <StatusBadge status="done">{word}</StatusBadge>;
  return access === "invited" ? (
    <Badge active icon={Mail}>
      {word}
    </Badge>
  ) : (
    <Badge>{word}</Badge>
  );
}
