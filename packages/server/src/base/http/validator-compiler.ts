import type { FastifySchemaCompiler } from "fastify";
import * as z from "zod/mini";

type Issue = z.core.$ZodIssue;

/**
 * Validates body, query or path against its schema; messages are looked up once the language of the response is
 * known.
 */
export class SchemaMismatch extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super("The input does not fit its schema.");
    this.issues = issues;
  }
}

/** Nothing is coerced or dropped: undeclared fields are refused. Issues carry the input. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data) => {
    const result = z.safeParse(schema, data, { reportInput: true });
    return result.success ? { value: result.data } : { error: new SchemaMismatch(result.error.issues) };
  };
