import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { CircleX } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./separation.module.css";

/** A red badge for something that is missing in the separation folder. */
export const MissingBadge = ({ children }: { children: ReactNode }) => (
  <span className={styles.missingBadge}>
    <Badge icon={CircleX}>{children}</Badge>
  </span>
);
