import { Refusal } from "@kreislauf/contract/base";
import type { FastifyReply } from "fastify";

/** Below `connectionTimeout` (app.ts), after which a connection is cut off without an answer. */
const longestMilliseconds = 50_000;

/**
 * What work of a call comes to, or `unavailable` once the call has taken too long: a database that stands still answers
 * neither yes nor no. The work goes on and may still succeed, as after any lost answer.
 */
export async function answerInTime<Result>(
  { elapsedTime }: Pick<FastifyReply, "elapsedTime">,
  work: Promise<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const refuse = () => late.reject(new Refusal("unavailable"));
  const timer = setTimeout(refuse, Math.max(0, longestMilliseconds - elapsedTime));
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
