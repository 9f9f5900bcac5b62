import { useEffect } from "react";

/** One entry for every form on the page that holds input nobody has sent yet. */
const holders = new Set<object>();

export const hasUnsavedInput = (): boolean => holders.size > 0;

/** Somebody has said that it may be lost: nobody asks again. */
export const discardUnsavedInput = (): void => holders.clear();

let readOwner: () => string = () => "";

/** Names whose input is on the page: what somebody typed who has signed out since is not asked about. */
export function setInputOwner(read: () => string): void {
  readOwner = read;
}

export const currentInputOwner = (): string => readOwner();

/** Says that leaving the page now would lose what somebody typed. */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const holder = {};
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isUnsaved]);
}
