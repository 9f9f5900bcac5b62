import { type BerlinDate, berlinDate } from "@kreislauf/contract/base";
import { now } from "./clock.ts";

/**
 * Today in Berlin by the server's clock. Not in clock.ts, so that the sign-in page loads that file without the code for
 * dates.
 */
export const today = (): BerlinDate => berlinDate(now());
