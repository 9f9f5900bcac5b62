import * as z from "zod/mini";

/** R1 to R13 for recovery, D1 to D15 for disposal. */
export const treatmentCode = z.string().check(z.maxLength(4), z.regex(/^(R([1-9]|1[0-3])|D([1-9]|1[0-5]))$/));
