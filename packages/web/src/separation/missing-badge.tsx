import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { CircleX } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./separation.module.css";

/** What the folder lacks. */
export const MissingBadge = ({ children }: { children: ReactNode }) => (
  <span className={styles.missingBadge}>
    <Badge icon={CircleX}>{children}</Badge>
  </span>
);
