import { useEffect, useRef } from "react";

/** Whether the form is still on the page: what it sent may be answered when another one is open. */
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
