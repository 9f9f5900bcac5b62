import { useState } from "react";

/** Whether the values of a form differ from its first values, however they were changed: typed, stepped or chosen. */
export function useIsChanged(values: unknown): boolean {
  const present = JSON.stringify(values);
  const [first] = useState(present);
  return present !== first;
}
