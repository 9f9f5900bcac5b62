import { useEffect, useRef } from "react";

/** Tells whether the form is still on the page: the answer to its request may arrive after it was closed. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
