import { useEffect, useState } from "react";
import { now } from "./clock.ts";

const interval = 20_000; // ms

/** The server's time for display, updated often enough for deadlines that are given to the minute. */
export function useNow(): Temporal.Instant {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), interval);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
