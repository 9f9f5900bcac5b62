import { useState } from "react";

/** Whether what a form holds differs from what it began with, however it was changed: typed, stepped or chosen. */
export function useIsChanged(values: unknown): boolean {
  const present = JSON.stringify(values);
  const [first] = useState(present);
  return present !== first;
}
