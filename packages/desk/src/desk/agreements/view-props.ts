import type { ReactNode } from "react";

export interface ViewProps {
  /** The title of the area, with links to its views. */
  head: ReactNode;
}
