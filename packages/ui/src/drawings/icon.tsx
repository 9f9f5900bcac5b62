import type { LucideIcon } from "lucide-react";

/** An icon. It never carries meaning alone: there is always a word or an accessible name with it. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: 14 | 16 | 18 | 20 | 22 | 24 }) {
  return <Drawing size={size} strokeWidth={size <= 16 ? 1.9 : 1.75} aria-hidden />;
}
