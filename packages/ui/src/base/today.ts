import { type BerlinDate, berlinDate } from "@kreislauf/contract/base";
import { now } from "./clock.ts";

/** The date in Berlin by the server's clock. Not in clock.ts, so that the sign-in page loads only that. */
export const today = (): BerlinDate => berlinDate(now());
