import type { ReactNode } from "react";

export interface ViewProps {
  /** The title of the area with the ways to its other views. */
  head: ReactNode;
}
