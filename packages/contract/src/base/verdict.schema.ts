import * as z from "zod/mini";
import { instant } from "./fields.ts";

/** A verdict as JSON. */
export const verdictSchema = <const Reason extends string>(reasons: readonly Reason[]) =>
  z.discriminatedUnion("allowed", [
    z.object({ allowed: z.literal(true), until: z.nullable(instant) }),
    z.object({
      allowed: z.literal(false),
      reason: z.enum(reasons),
      since: z.optional(instant),
      again: z.optional(instant),
    }),
  ]);
