import { useState } from "react";

/** What was there last: a dialog goes on showing it after it has gone, so that nothing typed is lost. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
