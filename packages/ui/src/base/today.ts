import { type BerlinDate, berlinDate } from "@kreislauf/contract/base";
import { now } from "./clock.ts";

/** The date in Berlin by the server's clock. A file of its own, because the sign-in page needs the clock alone. */
export const today = (): BerlinDate => berlinDate(now());
