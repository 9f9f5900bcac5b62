import type { FastifySchemaCompiler } from "fastify";
import * as z from "zod/mini";

type Issue = z.core.$ZodIssue;

/** What a body, query or path has against its schema; the sentences are found when the answer's language is known. */
export class SchemaMismatch extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super("The input does not fit its schema.");
    this.issues = issues;
  }
}

/** Nothing is coerced or dropped: what a schema does not name is refused. Issues carry what was sent. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data) => {
    const result = z.safeParse(schema, data, { reportInput: true });
    return result.success ? { value: result.data } : { error: new SchemaMismatch(result.error.issues) };
  };
