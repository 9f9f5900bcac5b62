import { useState } from "react";

interface ReadVersion {
  /** What is sent with the form. */
  readonly version: number;
  /** Somebody has changed it since it was read. */
  readonly isChanged: boolean;
  /** What was sent is refused, because it was for an older version: the next try is for the one that is shown then. */
  readonly readAnew: () => void;
}

/** The version that somebody has read who fills in a form, whatever the page reads anew behind it. */
export function useReadVersion(current: number, isFilledIn = true): ReadVersion {
  const [{ version, isRefused }, set] = useState({ version: current, isRefused: false });
  if (version !== current && (isRefused || !isFilledIn)) set({ version: current, isRefused: false });
  return {
    version,
    isChanged: version !== current,
    readAnew: () => set({ version, isRefused: true }),
  };
}
