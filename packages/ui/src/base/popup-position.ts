import { createContext } from "react";

/**
 * How the lists and calendars of fields are positioned. A dialog and the mobile top bar stay where they are when the
 * page scrolls, and so do their popups: they would otherwise move away under the pointer.
 */
export const PopupPosition = createContext<"absolute" | "fixed">("absolute");
