import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import type { Illustration } from "@kreislauf/ui/feedback/empty-illustration.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { emptyStateTexts } from "./empty-state.texts.ts";

/** The picture and the button of the eight kinds of empty lists (docs/coverage.md 2.63). */
const kinds = {
  order: { illustration: "orders", variant: "primary" },
  feedback: { illustration: "feedback", variant: "secondary" },
  periodic_disposal: { illustration: "periodic", variant: "secondary" },
  empty_filter: { illustration: "filter", variant: "secondary" },
  no_registered_users: { illustration: "users", variant: "primary" },
  no_invited_users: { illustration: "invitations", variant: "primary" },
  no_external_contacts: { illustration: "contacts", variant: "primary" },
  no_data_found: { illustration: "search", variant: "secondary" },
} as const satisfies Record<string, { illustration: Illustration; variant: "primary" | "secondary" }>;

export type EmptyKind = keyof typeof kinds;

interface EmptyStateProps {
  kind: EmptyKind;
  /** What the button does; its label depends on the kind. Left out for users who may not do it. */
  action?: (() => void) | { href: string };
  /** Replaces the kind's own title. */
  title?: string;
  /** Replaces the kind's own text. */
  text?: string;
}

export function EmptyState({ kind, action, ...own }: EmptyStateProps) {
  const texts = { ...useTexts(emptyStateTexts)[kind], ...own };
  const { illustration, variant } = kinds[kind];
  const button =
    action === undefined || texts.action === "" ? undefined : typeof action === "function" ? (
      <Button variant={variant} onClick={action}>
        {texts.action}
      </Button>
    ) : (
      <LinkButton variant={variant} href={action.href}>
        {texts.action}
      </LinkButton>
    );
  return <StateMessage illustration={illustration} title={texts.title} text={texts.text} action={button} />;
}
