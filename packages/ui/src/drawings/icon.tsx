import type { LucideIcon } from "lucide-react";

/** A drawing of the icon set. It never carries meaning alone: the word or an accessible name stands beside it. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: 14 | 16 | 18 | 20 | 22 | 24 }) {
  return <Drawing size={size} strokeWidth={size <= 16 ? 1.9 : 1.75} aria-hidden />;
}
