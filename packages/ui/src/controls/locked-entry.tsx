import type { ReactNode } from "react";

interface LockedEntryProps {
  className: string | undefined;
  /** The id of the element that gives the reason. */
  reasonId: string;
  children: ReactNode;
}

/** A menu entry that the person may not use. It can still be focused, and screen readers read the reason. */
export function LockedEntry({ className, reasonId, children }: LockedEntryProps) {
  return (
    // A link that leads nowhere is an anchor without an address (HTML, section 4.5.1).
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a className={className} role="link" tabIndex={0} aria-disabled aria-describedby={reasonId}>
      {children}
    </a>
  );
}
