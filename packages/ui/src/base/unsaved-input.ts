import { useEffect } from "react";

/** One entry per form on the page with unsaved input. */
const holders = new Set<object>();

export const hasUnsavedInput = (): boolean => holders.size > 0;

/** Called once the user has confirmed that input may be lost, so that nothing asks again. */
export const discardUnsavedInput = (): void => holders.clear();

let readOwner: () => string = () => "";

/**
 * Sets the function that returns who is signed in. Once somebody else or nobody is signed in, the user is not asked
 * about the former person's input.
 */
export function setInputOwner(read: () => string): void {
  readOwner = read;
}

export const currentInputOwner = (): string => readOwner();

/** While `isUnsaved`, leaving the page would lose input, so the user is asked first. */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const holder = {};
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isUnsaved]);
}
