import { createContext } from "react";

/**
 * How the popups of fields (lists and calendars) are positioned. In a dialog and in the mobile top bar, which do not
 * scroll with the page, they are fixed: otherwise they would move away under the pointer.
 */
export const PopupPosition = createContext<"absolute" | "fixed">("absolute");
