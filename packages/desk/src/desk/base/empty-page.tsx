import { PageGone } from "@kreislauf/ui/data/page-gone.tsx";
import type { ReactNode } from "react";
import { changeParameters } from "../../base/hash-route.ts";

/**
 * Shown instead of rows: `children` for an empty list, or a note that the list has no such page any more
 * (docs/decisions.md 85.2).
 */
export const EmptyPage = ({ page, children }: { page: number; children: ReactNode }) =>
  page > 0 ? <PageGone onFirst={() => changeParameters({ page: null })} /> : children;
