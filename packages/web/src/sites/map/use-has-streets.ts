import { useBranding } from "../../base/branding.ts";

/** Whether the operator has map tiles. Without streets, on the outline alone, a small map shows nothing useful. */
export const useHasStreets = (): boolean => useBranding().outside.tiles !== null;
