import { useState } from "react";

/**
 * The last value that was not undefined. So a dialog keeps showing an agreement that has ended, and no input is lost.
 */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
