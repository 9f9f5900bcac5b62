import { useBranding } from "../../base/branding.ts";

/** Whether the operator has map tiles. A small map shows something only with streets, the outline alone does not. */
export const useHasStreets = (): boolean => useBranding().outside.tiles !== null;
