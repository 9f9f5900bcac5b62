import { useState } from "react";

interface ReadVersion {
  /** The version to send with the form: the one that the person saw when filling it in. */
  readonly version: number;
  /** Whether somebody else has saved a newer version since then. */
  readonly isChanged: boolean;
  /**
   * Called after the server refused `version` as outdated: the next attempt sends the version that is loaded by then.
   */
  readonly readAnew: () => void;
}

/**
 * The version of the data that a form is filled in for. It stays the same while the form has input (`isFilledIn`), even
 * when the page reloads a newer version.
 */
export function useReadVersion(current: number, isFilledIn = true): ReadVersion {
  const [{ version, isRefused }, set] = useState({ version: current, isRefused: false });
  if (version !== current && (isRefused || !isFilledIn)) set({ version: current, isRefused: false });
  return {
    version,
    isChanged: version !== current,
    readAnew: () => set({ version, isRefused: true }),
  };
}
