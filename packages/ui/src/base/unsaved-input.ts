import { useEffect } from "react";

/** One entry for each form on the page with unsaved input. */
const holders = new Set<object>();

export const hasUnsavedInput = (): boolean => holders.size > 0;

/** The user has confirmed that the input may be lost, so nothing asks again. */
export const discardUnsavedInput = (): void => holders.clear();

let readOwner: () => string = () => "";

/** Sets how to find out whose input is on the page: input of a user who has signed out since is not asked about. */
export function setInputOwner(read: () => string): void {
  readOwner = read;
}

export const currentInputOwner = (): string => readOwner();

/** Registers that leaving the page now would lose input. */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const holder = {};
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isUnsaved]);
}
