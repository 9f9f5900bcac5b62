import { PageGone } from "@kreislauf/ui/data/page-gone.tsx";
import type { ReactNode } from "react";
import { changeParameters } from "../../base/hash-route.ts";

/** In place of rows: an empty list, or a page of the address that its list no longer has (docs/decisions.md 85.2). */
export const EmptyPage = ({ page, children }: { page: number; children: ReactNode }) =>
  page > 0 ? <PageGone onFirst={() => changeParameters({ page: null })} /> : children;
