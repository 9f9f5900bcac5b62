import { createContext } from "react";

/**
 * How the lists and calendars of fields are positioned. A dialog is fixed, and so are its popups: they would otherwise
 * move away under the pointer where the page behind it scrolls.
 */
export const PopupPosition = createContext<"absolute" | "fixed">("absolute");
